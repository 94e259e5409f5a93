import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpublish } from '../../content/publish/unpublish.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../graphql/endpoint/graphql.fixture.ts';
import { whileHeld } from '../../identity/testing/while-held.ts';
import { answerFields, navigatorService, publishAgain, twelvePlaces } from './navigator.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  await navigatorService(server.database.kysely, twelvePlaces);
});
afterAll(() => server.stop());

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: what a test looks at, it names
  readonly data: any;
  readonly errors?: { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

async function ask(
  sub: string | null,
  query: string,
  variables: object = {},
  permissions: readonly string[] = ['product|nav-closed'],
): Promise<Answer> {
  const headers =
    sub === null ? {} : { authorization: `Bearer ${await server.token([...permissions], { sub })}` };
  return (await server.post({ query, variables }, headers)).json() as Promise<Answer>;
}

const saving =
  'mutation A($report: ReportInput!) { saveReport(report: $report) { id title newest changed } }';
const wish = (more: object = {}) => ({
  report: {
    serviceId: 'closed',
    title: 'Board',
    selection: '?with=place-0,place-1',
    language: 'en',
    jurisdictions: ['place-0', 'place-1'],
    ...more,
  },
});
const save = async (sub: string, more: object = {}) => {
  const { data, errors } = await ask(sub, saving, wish(more));
  expect(errors).toBeUndefined();
  return data.saveReport.id as string;
};

const share = 'mutation A($id: ID!) { shareReport(id: $id, version: 1) }';

const parts = `{ asked most table { on known cells { jurisdiction topic entry {
  id version title legalStatus summary penalties } } } }`;
const frozenOf = async (
  sub: string,
  id: string,
  { version = null as number | null, permitted = true } = {},
) =>
  ask(
    sub,
    `query A($id: ID!, $version: Int) { me { savedReport(id: $id) { changed
      frozen(version: $version) { number withheld { jurisdiction topic } report ${parts} } } } }`,
    { id, version },
    permitted ? ['product|nav-closed'] : [],
  );
const nowOf = async (sub: string, id: string, { permitted = true } = {}) =>
  ask(
    sub,
    `query A($id: ID!) { me { savedReport(id: $id) { now ${parts} } } }`,
    { id },
    permitted ? ['product|nav-closed'] : [],
  );
const codes = ({ errors }: Answer) => errors?.map(({ extensions }) => extensions.code);
const headlines = (report: { table: { cells: { entry: { title: string } }[] } }) =>
  report.table.cells.map(({ entry }) => entry.title);

describe('a saved report', () => {
  test('says what it said when it was saved, whatever is published after it, and how much of it has changed', async () => {
    const id = await save('ann');
    const { kysely } = server.database;
    await publishAgain(
      kysely,
      'cell-place-0',
      answerFields('place-0', 'closed-breach', { title: 'Another headline', legalStatus: 'repealed' }),
    );
    const { frozen, changed } = (await frozenOf('ann', id)).data.me.savedReport;
    const { now } = (await nowOf('ann', id)).data.me.savedReport;
    expect(headlines(frozen.report)).toEqual(['Headline of place-0', 'Headline of place-1']);
    expect(frozen.report.table.cells[0].entry).toMatchObject({
      legalStatus: 'IN_FORCE',
      summary: 'Secret of place-0',
    });
    expect(headlines(now)).toEqual(['Another headline', 'Headline of place-1']);
    expect(changed).toBe(1);
    expect(Date.parse(frozen.report.table.known)).toBeLessThanOrEqual(Date.now());
  });

  test('counts what is new, and what was taken off the site, of which nothing is shown any more', async () => {
    const { kysely } = server.database;
    const id = await save('ben', {
      selection: '?with=place-2,place-3',
      jurisdictions: ['place-2', 'place-3'],
    });
    const count = async () =>
      (await ask('ben', '{ me { savedReports { changed } } }')).data.me.savedReports[0].changed;
    expect(await count()).toBe(0);
    await published(kysely, {
      type: 'navigatorCell',
      id: 'cell-new',
      parentId: 'closed-place-2',
      fields: answerFields('new', 'closed-transfers'),
    });
    expect(await count()).toBe(1);
    await unpublish(kysely, {
      recordId: 'cell-place-3',
      locale: 'en',
      actor: 'test',
      instead: { reason: 'Wrong' },
    });
    expect(await count()).toBe(2);
    const { data } = await frozenOf('ben', id);
    expect(data.me.savedReport.frozen.withheld).toEqual([{ jurisdiction: 'place-3', topic: 'breach' }]);
    expect(headlines(data.me.savedReport.frozen.report)).toEqual(['Headline of place-2']);
  });

  test('of a day and of what was known then stays as it was', async () => {
    const known = new Date().toISOString();
    await save('cas', { selection: '?with=place-4&known=2026-01-01', jurisdictions: ['place-4'], known });
    const { kysely } = server.database;
    await publishAgain(kysely, 'cell-place-4', answerFields('place-4', 'closed-breach', { title: 'Later' }));
    const { data } = await ask('cas', '{ me { savedReports { changed known } } }');
    expect(data.me.savedReports).toEqual([{ changed: 0, known }]);
  });

  test('shows who has lost the permission what is open to everybody, and why', async () => {
    const all = { selection: '?with=all', jurisdictions: twelvePlaces };
    const id = await save('dan', all);
    const { frozen } = (await frozenOf('dan', id, { permitted: false })).data.me.savedReport;
    const { now } = (await nowOf('dan', id, { permitted: false })).data.me.savedReport;
    expect(frozen.report.table.cells.length).toBeGreaterThan(10);
    expect(JSON.stringify([frozen, now])).not.toContain('Secret');
    expect(frozen.report.table.cells[5].entry).toMatchObject({
      legalStatus: 'IN_FORCE',
      summary: null,
      penalties: null,
    });
    expect(now).toMatchObject({ most: 10 });
    const gate = '{ me { savedReports { service { gate { kind } } } } }';
    expect((await ask('dan', gate, {}, [])).data.me.savedReports[0].service.gate).toEqual({
      kind: 'PERMISSION',
    });
    // Nor may they keep, or save anew, more than they may have.
    const keep = `mutation A($id: ID!) { keepReport(id: $id, after: 1) { newest } }`;
    expect(codes(await ask('dan', keep, { id }, []))).toEqual(['LIMIT_REACHED']);
    const again = await ask('dan', saving, wish({ ...all, selection: '?with=all&depth=full' }), []);
    expect(codes(again)).toEqual(['LIMIT_REACHED']);
  });

  test('is there once for a selection, also when it is saved twice at once', async () => {
    const twice = await Promise.all([save('eve'), save('eve')]);
    expect(new Set(twice).size).toBe(1);
    expect((await ask('eve', '{ me { savedReports { id newest } } }')).data.me.savedReports).toHaveLength(1);
  });

  test('keeps a next version once, also when two ask for it, and those before it', async () => {
    const id = await save('fay', { selection: '?with=place-5', jurisdictions: ['place-5'] });
    const { kysely } = server.database;
    await publishAgain(kysely, 'cell-place-5', answerFields('place-5', 'closed-breach', { title: 'Second' }));
    const keep =
      'mutation A($id: ID!, $after: Int!) { keepReport(id: $id, after: $after) { newest changed } }';
    const [one, other] = await Promise.all([
      ask('fay', keep, { id, after: 1 }),
      ask('fay', keep, { id, after: 1 }),
    ]);
    expect([one.data, other.data]).toEqual(Array(2).fill({ keepReport: { newest: 2, changed: 0 } }));
    expect(headlines((await frozenOf('fay', id, { version: 1 })).data.me.savedReport.frozen.report)).toEqual([
      'Headline of place-5',
    ]);
    expect(headlines((await frozenOf('fay', id)).data.me.savedReport.frozen.report)).toEqual(['Second']);
    expect(codes(await ask('fay', keep, { id, after: 7 }))).toEqual(['NOT_FOUND']);
    expect(codes(await frozenOf('fay', id, { version: 7 }))).toEqual(['NOT_FOUND']);
  });

  test('can be renamed and forgotten', async () => {
    const id = await save('gus');
    const rename = 'mutation A($id: ID!, $title: String!) { renameReport(id: $id, title: $title) { title } }';
    expect((await ask('gus', rename, { id, title: ' Spring ' })).data).toEqual({
      renameReport: { title: 'Spring' },
    });
    for (const title of ['', '  ', 'x'.repeat(121), 'a\nb'])
      expect(codes(await ask('gus', rename, { id, title }))).toEqual(['BAD_USER_INPUT']);
    const remove = 'mutation A($id: ID!) { removeReport(id: $id) }';
    expect((await ask('gus', remove, { id })).data).toEqual({ removeReport: true });
    expect((await ask('gus', remove, { id })).data).toEqual({ removeReport: false });
    expect(codes(await frozenOf('gus', id))).toEqual(['NOT_FOUND']);
  });

  test.each([
    [{ serviceId: 'nothing' }, 'NOT_FOUND'],
    [{ serviceId: 'closed-region' }, 'NOT_FOUND'],
    [{ jurisdictions: ['atlantis'] }, 'BAD_USER_INPUT'],
    [{ title: '' }, 'BAD_USER_INPUT'],
    [{ selection: `?${'x'.repeat(4_000)}` }, 'BAD_USER_INPUT'],
    [{ on: '2026-02-31' }, 'BAD_USER_INPUT'],
  ])('is refused as %j', async (more, code) => {
    expect(codes(await ask('hal', saving, wish(more)))).toEqual([code]);
  });

  test('of which there are fifty at most, with fifty links, however many are asked for at once', async () => {
    const flood = Array.from({ length: 56 }, (_, at) => at);
    const over = Array(6).fill(['LIMIT_REACHED']);
    const saved = await Promise.all(flood.map((at) => ask('ida', saving, wish({ selection: `?${at}` }))));
    expect(saved.map(codes).filter(Boolean)).toEqual(over);
    const { id } = saved.find(({ data }) => data?.saveReport)?.data.saveReport ?? {};
    const made = await Promise.all(flood.map(() => ask('ida', share, { id })));
    expect(made.map(codes).filter(Boolean)).toEqual(over);
    // Nor does anything grow by links that are made and ended.
    const own = '{ me { savedReports { id } reportLinks { id } } }';
    const { savedReports, reportLinks } = (await ask('ida', own)).data.me;
    expect([savedReports.length, reportLinks.length]).toEqual([50, 50]);
    const end = 'mutation A($id: ID!) { endReportLink(id: $id) }';
    await Promise.all(reportLinks.map((link: { id: string }) => ask('ida', end, { id: link.id })));
    expect(codes(await ask('ida', share, { id }))).toBeUndefined();
    expect(await rowsOf('report_link', id)).toBe(1);
  });

  const keep = 'mutation A($id: ID!) { keepReport(id: $id, after: 1) { newest } }';
  const follow = `mutation A($id: ID!) { saveAlert(alert: { kind: REPORT, reportId: $id, frequency: WEEKLY }) { id } }`;
  test.each([
    ['shared', 'report_link', share],
    ['followed', 'alert', follow],
    ['kept anew', 'saved_report_version', keep],
  ] as const)('can be deleted, twice, while it is %s', async (_, table, changing) => {
    const id = await save('lea');
    const removing = 'mutation A($id: ID!) { removeReport(id: $id) }';
    const removed: Promise<Answer>[] = [];
    const changed = await whileHeld(
      server,
      table,
      () => ask('lea', changing, { id }),
      async () => {
        removed.push(ask('lea', removing, { id }), ask('lea', removing, { id }));
        await expect.poll(waiting).toBe(3);
      },
    );
    expect(codes(changed) ?? ['NOT_FOUND']).toEqual(['NOT_FOUND']);
    const answers = (await Promise.all(removed)).map(({ data }) => data.removeReport);
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await rowsOf(table, id)).toBe(0);
  });
});

/** How many statements wait for another. */
async function waiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

async function rowsOf(table: string, report: string): Promise<number> {
  const { rows } = await server.database.pool.query(`select from ${table} where report_id = $1`, [report]);
  return rows.length;
}

test('an alert watches a saved report of the reader’s own, and ends with it', async () => {
  const id = await save('jon');
  const follow = `mutation A($id: ID!) { saveAlert(alert: { kind: REPORT, reportId: $id, frequency: WEEKLY }) { id title } }`;
  const twice = await Promise.all([ask('jon', follow, { id }), ask('jon', follow, { id })]);
  expect(twice[0]?.data.saveAlert).toEqual(twice[1]?.data.saveAlert);
  expect(twice[0]?.data.saveAlert.title).toBe('Board');
  for (const other of [id, 'nothing']) {
    expect(codes(await ask('kim', follow, { id: other }))).toEqual(['NOT_FOUND']);
  }
  const alerts =
    '{ me { alerts { kind reportId } savedReports { alertId } dashboard(locale: "en") { items { title } } } }';
  expect((await ask('jon', alerts)).data.me).toMatchObject({
    alerts: [{ kind: 'REPORT', reportId: id }],
    savedReports: [{ alertId: twice[0]?.data.saveAlert.id }],
  });
  await ask('jon', 'mutation A($id: ID!) { removeReport(id: $id) }', { id });
  expect((await ask('jon', alerts)).data.me).toMatchObject({ alerts: [], savedReports: [] });
  const wrong =
    'mutation { saveAlert(alert: { kind: TOPIC, recordId: "j-place-0", reportId: "x", frequency: WEEKLY }) { id } }';
  expect(codes(await ask('jon', wrong))).toEqual(['BAD_USER_INPUT']);
});
