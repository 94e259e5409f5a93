import { beforeAll, expect, test } from 'vitest';
import { formula, reportOfSize } from '../../model/report.fixture.ts';
import { all, type Element, parsed, unpacked } from '../unpacked.fixture.ts';
import { writeReport } from '../write-report.ts';

let files: ReadonlyMap<string, string>;
let texts: readonly string[];
let names: readonly string[];

beforeAll(async () => {
  const { cover } = reportOfSize();
  const report = reportOfSize({
    options: { depth: 'full' },
    more: { cover: { ...cover, matter: formula, note: '+1-1' } },
  });
  files = await unpacked(await writeReport(report, 'xlsx', () => {}));
  texts = all(parsed(files.get('xl/sharedStrings.xml')), 'si').map(({ text }) => text);
  names = all(parsed(files.get('xl/workbook.xml')), 'sheet').map(({ attributes }) => attributes.name ?? '');
});

const sheet = (name: string) => parsed(files.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`));

/** Cells of a row as a reader finds them: texts as such, numbers as numbers. */
function cellsOf(row: Element | undefined): (string | number)[] {
  return (row ? all(row, 'c') : []).map((cell) => {
    const value = all(cell, 'v')[0]?.text ?? '';
    if (cell.attributes.t === 's') return texts[Number(value)] ?? '';
    return value === '' ? '' : Number(value);
  });
}

test('a workbook has a sheet for each thing that is looked for', () => {
  expect(names).toEqual(['About', 'Overview', 'Answers', 'Figures', 'Sources']);
  expect(texts).toContain('Demonstration data, not legal advice.');
});

test('headings stay in view, and every column of them can be filtered', () => {
  for (const name of names.slice(1)) {
    const pane = all(sheet(name), 'pane')[0];
    expect(pane?.attributes).toMatchObject({ state: 'frozen', ySplit: '1' });
    const rows = all(sheet(name), 'row');
    const filter = all(sheet(name), 'autoFilter')[0]?.attributes.ref ?? '';
    expect(filter).toMatch(new RegExp(`^A1:[A-Z]+${rows.length}$`));
  }
  expect(all(sheet('Answers'), 'pane')[0]?.attributes.xSplit).toBe('2');
});

test('each sheet is printed as wide as its paper', () => {
  for (const name of names) {
    const [first] = all(sheet(name), 'sheetPr');
    expect(first && all(first, 'pageSetUpPr')[0]?.attributes, name).toMatchObject({ fitToPage: '1' });
    expect(all(sheet(name), 'pageSetup')[0]?.attributes, name).toMatchObject({ fitToHeight: '0' });
  }
});

test('days are days and numbers numbers', () => {
  const [headings, first] = all(sheet('Answers'), 'row').map(cellsOf);
  const value = (heading: string) => first?.[headings?.indexOf(heading) ?? -1];
  // Days since the end of 1899, as Excel counts them.
  expect(value('In force from')).toBe(Date.UTC(2018, 4, 25) / 86_400_000 + 25_569);
  expect(value('Version')).toBe(1);
  expect(cellsOf(all(sheet('Figures'), 'row')[2])).toEqual([
    'Place 0',
    'Topic 0',
    'Highest fine',
    20_000_000,
    'EUR',
  ]);
});

test.each([
  ['en', 'hours'],
  ['fr-fr', 'heures'],
  ['zh-cn', '小时'],
] as const)('in %s the unit of a figure is a word of that language', async (locale, unit) => {
  const own = await unpacked(
    await writeReport({ ...reportOfSize({ jurisdictions: 1, topics: 1 }), locale }, 'xlsx', () => {}),
  );
  const strings = all(parsed(own.get('xl/sharedStrings.xml')), 'si').map(({ text }) => text);
  expect(strings).toContain(unit);
});

test('a day before Excel’s calendar is told in words that say the same', async () => {
  const { answers, ...report } = reportOfSize({ jurisdictions: 1, topics: 2 });
  const [old, first] = answers.map((one) => ({ ...one, effectiveFrom: '1872-09-01' }));
  const days = [old, first && { ...first, effectiveFrom: '1900-03-01' }].filter((one) => one !== undefined);
  const own = await unpacked(await writeReport({ ...report, answers: days }, 'xlsx', () => {}));
  const strings = all(parsed(own.get('xl/sharedStrings.xml')), 'si').map(({ text }) => text);
  const rows = all(parsed(own.get('xl/worksheets/sheet3.xml')), 'row').slice(1);
  const cells = rows.map((row) => all(row, 'c').find(({ attributes }) => attributes.r?.startsWith('E')));
  const [before, counted] = cells.map((cell) => ({
    type: cell?.attributes.t,
    value: cell && all(cell, 'v')[0]?.text,
  }));
  expect(before?.type).toBe('s');
  expect(strings[Number(before?.value)]).toBe('1872-09-01');
  expect(counted?.value).toBe('61');
});

test('nothing that content or the reader says is a formula', () => {
  for (const [path, xml] of files)
    if (path.includes('worksheets/')) expect(all(parsed(xml), 'f')).toEqual([]);
  expect(texts).toContain(formula);
  expect(texts).toContain('+1-1');
});

test('as CSV the same is disarmed', async () => {
  const file = Buffer.from(await writeReport(reportOfSize({ locale: 'zh-cn' }), 'csv', () => {})).toString();
  expect(file.startsWith('\uFEFF法域,主题,状态')).toBe(true);
  expect(file).toContain(`,"'=HYPERLINK`);
  expect(file).not.toMatch(/(?:^|,"?)=HYPERLINK/m);
});
