import { expect, it } from 'vitest';
import { descriptionOf } from '../../document/description.ts';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { NavigatorStatusTableQuery } from './query.gen.ts';
import { statusTableCsv } from './sheet.ts';
import type { Placed, Table } from './table.ts';
import { statusTableView } from './view.ts';

const path = '/navigator/data/europe/france/status-table';

function entry(title: string, changes: Partial<Placed['entry']> = {}): Placed['entry'] {
  return {
    locale: 'en',
    title,
    legalStatus: 'IN_FORCE',
    stage: null,
    expectedOn: null,
    effectiveFrom: '2018-05-25',
    effectiveTo: null,
    heldFrom: '2018-05-25',
    reviewedOn: '2026-05-01',
    reviewDueOn: '2027-05-01',
    ...changes,
  };
}

const place = (key: string, title: string) => ({
  key,
  chapter: { title, locale: 'en' as const, url: `/navigator/data/europe/${key}` },
});
const topic = (key: string, title: string, group: string) => ({
  key,
  groupKey: group.toLowerCase(),
  topic: { slug: `topic-${key}`, title, question: `${title}?`, group, locale: 'en' as const },
});
const reason = { text: 'The Act now names a time.', locale: 'en' } as const;
const cell = (jurisdiction: string, of: string, value: Placed['entry'], changedAt: string | null = null) => ({
  jurisdiction,
  topic: of,
  changedAt,
  reason: changedAt === null ? null : reason,
  entry: value,
});

function data(): NavigatorStatusTableQuery {
  const jurisdictions = [place('france', 'France'), place('germany', 'Germany')];
  const topics = [topic('scope', 'Scope', 'Foundations'), topic('breach', 'Breach', 'Trouble')];
  const table: Table = {
    on: '2026-11-20',
    service: { title: 'Data protection', locale: 'en' },
    offered: [...jurisdictions, place('japan', 'Japan')],
    offeredTopics: topics,
    jurisdictions,
    topics,
    cells: [
      cell('france', 'scope', entry('All of it')),
      cell('germany', 'scope', entry('All of it, too', { reviewDueOn: '2026-11-01' })),
      cell('france', 'breach', entry('=HYPERLINK("x")'), '2026-11-01T09:00:00Z'),
      cell(
        'germany',
        'breach',
        entry('', { legalStatus: 'NOT_REVIEWED', reviewedOn: null, reviewDueOn: null }),
      ),
    ],
  };
  return { navigatorChapter: { ...coreRecord({ title: 'France' }), table } } as NavigatorStatusTableQuery;
}

const viewOf = (search: string) =>
  statusTableView(data(), requestOf('navigator-status-table', path, { search }));
const rowsOf = (search: string) =>
  viewOf(search)?.props.matrix.groups.flatMap(({ rows }) => rows.map(({ head, cells }) => ({ head, cells })));

it.each([
  [
    'en',
    'Artificial intelligence',
    'United Arab Emirates',
    'Artificial intelligence: United Arab Emirates. ',
  ],
  [
    'fr-fr',
    'Résilience opérationnelle',
    'Angleterre et pays de Galles',
    'Résilience opérationnelle\u202f: Angleterre et pays de Galles. ',
  ],
  ['zh-cn', '人工智能', '法国', '人工智能：法国。'],
] as const)(
  'is described in %s by its service and jurisdiction, and has room whole: %s, %s',
  (locale, service, title, begins) => {
    const { navigatorChapter: chapter } = data();
    const table = {
      ...chapter?.table,
      service: { title: service, locale },
      jurisdictions: [place('own', title)],
    };
    const asked = { navigatorChapter: { ...chapter, table } } as NavigatorStatusTableQuery;
    const head = statusTableView(asked, requestOf('navigator-status-table', path, { locale }))?.head;
    expect(head?.description?.startsWith(begins)).toBe(true);
    expect(head && descriptionOf(head, locale)).toBe(head?.description);
  },
);

it('sets topics by jurisdiction, each cell with an address, a mark, words and the state of its review', () => {
  const [scope, breach] = rowsOf('with=germany') ?? [];
  expect(scope?.cells).toMatchObject([
    {
      id: 'france_scope',
      mark: 'in-force',
      url: '/navigator/data/europe/france#topic-scope',
      review: { state: 'current' },
    },
    { id: 'germany_scope', review: { state: 'overdue', text: 'Review overdue since 1 Nov 2026' } },
  ]);
  expect(breach?.cells).toMatchObject([
    { dates: ['From 25 May 2018', 'New: changed 1 Nov 2026'] },
    { mark: 'not-reviewed', text: 'Not reviewed', headline: null, review: null },
  ]);
});

it.each([
  ['overdue=1', ['Scope']],
  ['status=not-reviewed', ['Breach']],
  ['since=2026-10-01', ['Breach']],
  ['group=trouble', ['Breach']],
  ['baseline=germany&differences=1', ['Breach']],
  ['status=repealed', []],
])('%s leaves the topics in which something passes: %s', (search, topics) => {
  expect(rowsOf(`with=germany&${search}`)?.map(({ head }) => head.text)).toEqual(topics);
});

it('says of each cell that it is as in the baseline, and stands aside what does not pass', () => {
  const [scope] = rowsOf('with=germany&baseline=germany') ?? [];
  expect(scope?.cells.map(({ same }) => same)).toEqual(['As in Germany', null]);
  const [overdue] = rowsOf('with=germany&overdue=1') ?? [];
  expect(overdue?.cells.map(({ isAside }) => isAside)).toEqual([true, false]);
});

it('turns over, and takes the two times along to the chapters', () => {
  const { matrix } = viewOf('with=germany&transposed=1&on=2025-06-30&known=2025-07-01')?.props ?? {};
  expect(matrix?.columns.map(({ text }) => text)).toEqual(['Scope', 'Breach']);
  expect(matrix?.groups[0]?.rows.map(({ head }) => head.text)).toEqual(['France', 'Germany']);
  expect(matrix?.groups[0]?.rows[1]?.cells[1]?.url).toBe(
    '/navigator/data/europe/germany?on=2025-06-30&known=2025-07-01#topic-breach',
  );
});

it('says what it left out because it names nothing', () => {
  const { notices, times } = viewOf('with=germany,atlantis&known=2025-07-01')?.props ?? {};
  expect(notices?.at(-1)?.text).toBe('Left out, since there is nothing of that name here: atlantis.');
  expect(times).toBe('The law on 20 November 2026, as this site had it at the end of 1 July 2025 (UTC).');
});

it('tells a board what differs, what has changed and what is to be read again', () => {
  expect(viewOf('with=germany')?.props.summary).toMatchObject({
    title: 'Data protection: France and Germany',
    differ: '1 topic of 2: Breach.',
    coming: { lines: [] },
    recent: { lines: [{ label: 'France, Breach', why: { text: reason.text, lang: undefined } }], more: null },
    stale: '1 entry is overdue for review.',
  });
  // Law that took the place of other law says from which day on.
  const held = viewOf('with=germany&since=2018-01-01')?.props.summary?.recent.lines ?? [];
  expect(held.map(({ label, why }) => [label, why?.text])).toContainEqual([
    'France, Scope',
    'From 25 May 2018',
  ]);
  const inFrench = statusTableView(
    data(),
    requestOf('navigator-status-table', path, { search: 'with=germany', locale: 'fr-fr' }),
  );
  expect(inFrench?.props.summary?.recent.lines[0]?.why?.lang).toBe('en-GB');
});

it('is a file of what is shown, without formulas, which says that it is no advice', () => {
  const csv = statusTableCsv(
    data(),
    requestOf('navigator-status-table', path, { search: 'since=2026-10-01' }),
  );
  const [, ...rows] = csv?.trim().split('\r\n') ?? [];
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(rows[0]).toMatch(/The law on .* as this site has it now\. Demonstration data, not legal advice\./);
});
