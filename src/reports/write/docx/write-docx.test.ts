import { beforeAll, describe, expect, test } from 'vitest';
import { firm } from '../../../platform/settings/firm.ts';
import type { ReportOptions } from '../../model/options.ts';
import { reportOfSize } from '../../model/report.fixture.ts';
import type { Report } from '../../model/report.ts';
import { all, type Element, parsed, unpacked } from '../unpacked.fixture.ts';
import { writeReport } from '../write-report.ts';

async function documentOf(report: Report) {
  const files = await unpacked(await writeReport(report, 'docx', () => {}));
  return { files, document: parsed(files.get('word/document.xml')) };
}

const styled = (document: Element, style: string) =>
  all(document, 'w:p')
    .filter((paragraph) => all(paragraph, 'w:pStyle')[0]?.attributes['w:val'] === style)
    .map(({ text }) => text);

describe('a report in full by jurisdiction', () => {
  let files: ReadonlyMap<string, string>;
  let document: Element;
  beforeAll(async () => {
    ({ files, document } = await documentOf(reportOfSize({ options: { depth: 'full', notes: true } })));
  });

  test('has real headings, in order, and a table of contents that leads to them', () => {
    expect(styled(document, 'Title')).toEqual(['Data protection']);
    const first = ['Overview', 'Place 0', 'Place 1', 'Place 2', 'Contacts', 'What is shown here'];
    expect(styled(document, 'Heading1')).toEqual(first);
    expect(styled(document, 'Heading2').slice(0, 4)).toEqual(['Topic 0', 'Topic 1', 'Topic 2', 'Topic 3']);
    const contents = all(document, 'w:sdt')[0];
    expect(
      contents &&
        all(contents, 'w:instrText')
          .map(({ text }) => text)
          .join(),
    ).toContain('TOC');
    const targets = contents ? all(contents, 'w:hyperlink').map((link) => link.attributes['w:anchor']) : [];
    const bookmarks = all(document, 'w:bookmarkStart').map((mark) => mark.attributes['w:name']);
    expect(targets.length).toBeGreaterThanOrEqual(6 + 12);
    expect(bookmarks).toEqual(expect.arrayContaining(targets));
  });

  test('lines are as high as what stands in them, for programs too that take a height without a rule for an exact one', () => {
    const spacings = all(parsed(files.get('word/styles.xml')), 'w:spacing');
    const heights = spacings.filter(({ attributes }) => 'w:line' in attributes);
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights.map(({ attributes }) => attributes['w:lineRule']))).toEqual(new Set(['auto']));
  });

  test('repeats the headings of each table, and says what each table is', () => {
    const tables = all(document, 'w:tbl');
    expect(tables).toHaveLength(1 + 1 + 3 + 2);
    for (const table of tables.slice(1)) {
      const rows = all(table, 'w:tr');
      expect(rows.filter((row) => all(row, 'w:tblHeader').length > 0)).toEqual(rows.slice(0, 1));
    }
    const captions = tables.map((table) => all(table, 'w:tblCaption')[0]?.attributes['w:val']);
    expect(captions).toEqual([
      'Data protection',
      'Overview',
      'Place 0',
      'Place 1',
      'Place 2',
      'Contacts',
      'What is shown here',
    ]);
  });

  test('leaves a column for notes, and lays those pages across', () => {
    const table = all(document, 'w:tbl')[2] as Element;
    const headings = all(all(table, 'w:tr')[0] as Element, 'w:tc').map(({ text }) => text);
    expect(headings).toEqual(['Topic', 'Status', 'In brief', 'In force from', 'Reviewed', 'Your notes']);
    const pages = all(document, 'w:pgSz').map(({ attributes }) => attributes['w:orient'] ?? 'portrait');
    expect(pages).toContain('landscape');
    expect(pages[0]).toBe('portrait');
  });

  test('names the firm as who wrote it, and nobody else', () => {
    const properties = parsed(files.get('docProps/core.xml'));
    const [creator, last] = ['dc:creator', 'cp:lastModifiedBy'].map((name) => all(properties, name)[0]?.text);
    expect([creator, last]).toEqual([firm.name, firm.name]);
  });

  test('numbers its pages, and says on each that it is no advice', () => {
    const footer = parsed(files.get('word/footer1.xml'));
    expect(all(footer, 'w:instrText').map(({ text }) => text.trim())).toEqual(['PAGE', 'NUMPAGES']);
    expect(footer.text).toContain('Demonstration data, not legal advice.');
  });

  test('says on the title page which law, known when, made when, by whom and for what', () => {
    const facts = all(all(document, 'w:tbl')[0] as Element, 'w:tr').map((row) =>
      all(row, 'w:tc').map(({ text }) => text),
    );
    expect(facts).toEqual([
      ['The law on', '30 June 2025'],
      ['As this site had it', '1 July 2025'],
      ['Made on', '24 November 2026 at 10:00 UTC'],
      ['Authors', 'Helena Okafor, Jingyi Wei'],
      ['Matter reference', 'FL-2026-0417'],
      ['This report again', 'https://law.example/navigator/data-protection/report-builder?with=france'],
    ]);
    expect(document.text).toContain('For the board.');
    expect(document.text).toContain('2 answers have not been reviewed.');
  });

  test('has lists, links and the whole answer', () => {
    expect(document.text).toContain('The controller notifies without undue delay');
    expect(all(document, 'w:numPr').length).toBeGreaterThan(10);
    expect(files.get('word/_rels/document.xml.rels')).toContain(
      'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    );
  });
});

test.each([
  ['a report says in its contents on which pages its headings are, and asks for nothing', 3, true],
  ['a long one has links without pages, and asks for nothing either', 24, false],
])('%s', async (_, jurisdictions, arePages) => {
  const { files, document } = await documentOf(reportOfSize({ jurisdictions, options: { depth: 'full' } }));
  const contents = all(document, 'w:sdt')[0] as Element;
  const pages = all(contents, 'w:hyperlink').map(({ text }) => /PAGEREF \S+ \\h(\d*)$/.exec(text)?.[1]);
  if (arePages) {
    expect(pages[0]).toBe('3');
    expect(pages.map(Number)).toEqual(pages.map(Number).toSorted((one, other) => one - other));
  } else expect(new Set(pages)).toEqual(new Set(['']));
  // Word asks whether to fill in what is marked so.
  expect(all(document, 'w:fldChar').filter(({ attributes }) => 'w:dirty' in attributes)).toEqual([]);
  expect(files.get('word/settings.xml')).not.toContain('updateFields');
});

test('a report in French marks what is in English, and the document is French', async () => {
  const { files, document } = await documentOf(
    reportOfSize({ locale: 'fr-fr', jurisdictions: 1, topics: 1 }),
  );
  const usual = all(parsed(files.get('word/styles.xml')), 'w:docDefaults')[0] as Element;
  expect(all(usual, 'w:lang')[0]?.attributes['w:val']).toBe('fr-FR');
  const marked = all(document, 'w:r').filter((run) => all(run, 'w:lang')[0]?.attributes['w:val'] === 'en-GB');
  expect(marked.map(({ text }) => text)).toContain('Within 72 hours, number 0');
  expect(styled(document, 'Heading1')).toContain('Vue d’ensemble');
});

test('every page says which law it is of, when it was made, by whom, and whether it is a visitor’s', async () => {
  const more = { isVisitors: true, authors: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'] };
  const { cover } = reportOfSize();
  const { files, document } = await documentOf(
    reportOfSize({ more: { ...more, cover: { ...cover, title: 'Board pack' } } }),
  );
  expect(parsed(files.get('word/footer1.xml')).text).toContain(
    'The law on 30 June 2025, as this site had it on 1 July 2025. Made on 24 November 2026. Written or reviewed by Ada, Ben, Cleo, Dan and 2 others.',
  );
  expect(parsed(files.get('word/header1.xml')).text).toBe(
    'Fenwarden Lisle LLP · Board pack · Visitor’s copy',
  );
  expect(styled(document, 'Title')).toEqual(['Board pack']);
  expect(styled(document, 'Extent')).toEqual(['Data protection: 3 jurisdictions, 4 topics']);
});

test('a code and how to check it stand on the title page and at the end', async () => {
  const { cover } = reportOfSize();
  const inclusion = JSON.stringify({ entries: [{ open: 'Less <than> & more' }] });
  const checkpoint = 'law.example/navigator\n40\nabc=\n\n— law.example/navigator xyz=\n';
  const address = 'https://law.example/check?code=1';
  const proof = { code: 'CH-7F3K-9Q2M', address, lines: ['Leaf 12 of 40.'], checkpoint, inclusion };
  const { files, document } = await documentOf(reportOfSize({ more: { cover: { ...cover, proof } } }));
  expect(all(document, 'w:tbl')[0]?.text).toContain('CH-7F3K-9Q2M');
  expect(styled(document, 'Heading1').at(-1)).toBe('How to check it');
  expect(document.text).toContain('Leaf 12 of 40.');
  expect(files.get('word/_rels/document.xml.rels')).toContain(`Target="${address}"`);
  expect(document.text).toContain('— law.example/navigator xyz=');
  expect(files.get('word/_rels/document.xml.rels')).toContain('Target="../customXml/item1.xml"');
  expect(JSON.parse(parsed(files.get('customXml/item1.xml')).text)).toEqual(JSON.parse(inclusion));
});

test.each([
  ['topic', ['Overview', 'Topic 0', 'Topic 1', 'Contacts', 'What is shown here']],
  ['matrix', ['Overview', 'Contacts', 'What is shown here']],
] as const)('a report by %s', async (layout, headings) => {
  const options: Partial<ReportOptions> = { layout, depth: 'summary' };
  const { document } = await documentOf(reportOfSize({ topics: 2, options }));
  expect(styled(document, 'Heading1')).toEqual(headings);
  expect(styled(document, 'Heading2')).toEqual([]);
});

test('a character that no XML holds, as pasted text brings it, breaks no file', async () => {
  const report = reportOfSize({ options: { depth: 'full' } });
  const answers = report.answers.map((one) => ({ ...one, headline: 'Within\u000B72\u0001hours\uFFFF' }));
  const { files, document } = await documentOf({ ...report, answers });
  expect(document.text).toContain('Within 72 hours ');
  for (const text of files.values())
    for (const one of ['\u0001', '\u000B', '\uFFFF']) expect(text).not.toContain(one);
});
