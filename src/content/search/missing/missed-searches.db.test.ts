import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { fromMarkdown } from '../../rich-text/from-markdown.ts';
import { published } from '../../testing/published.fixture.ts';
import { missedQueries } from './missed-report.ts';
import { countMissed, deleteFormerMissed, missedSearches, RARE } from './missed-searches.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  // What earlier files of this process searched and did not find.
  await missedSearches.write(database.kysely);
  await database.pool.query('truncate missed_search');
});
afterEach(() => database.pool.query('truncate missed_search'));
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const now = new Date('2026-06-01T00:00:00Z');
const rows = async () =>
  (
    await database.pool.query(
      `select locale, query, occasions from missed_search order by day, locale, query`,
    )
  ).rows;
/** A query asked on so many occasions, each time more than once. */
async function missed(text: string, occasions: number, locale: 'en' | 'zh-cn' = 'en'): Promise<void> {
  for (let at = 0; at < occasions; at++) {
    missedSearches.note(locale, text);
    missedSearches.note(locale, ` ${text.toUpperCase()} `);
    await missedSearches.write(database.kysely);
  }
}

test('a query is counted by occasions and languages, and its text written down when it is rare no more', async () => {
  await missed('Résiliation', RARE - 1);
  await missed('resiliation', 1, 'zh-cn');
  await missed('ann@example.org', RARE);
  expect(await rows()).toEqual([
    { locale: 'en', query: null, occasions: RARE - 1 },
    { locale: 'zh-cn', query: null, occasions: 1 },
  ]);
  const { rows: dump } = await database.pool.query('select missed_search::text as row from missed_search');
  expect(JSON.stringify(dump)).not.toContain('resiliation');

  // The days before count as well.
  await database.pool.query('update missed_search set day = day - 3');
  await missed('Résiliation', 1);
  expect(await rows()).toEqual([
    { locale: 'en', query: 'resiliation', occasions: RARE - 1 },
    { locale: 'zh-cn', query: null, occasions: 1 },
    { locale: 'en', query: 'resiliation', occasions: 1 },
  ]);
});

test('a flood of different queries is counted up to a bound, what is known goes on', async () => {
  await missed('gardening', 1);
  await database.pool.query(`insert into missed_search select current_date, 'en', sha256(n::text::bytea), null, 1
    from generate_series(1, 4990) as n`);
  for (let n = 0; n < 300; n++) missedSearches.note('en', `flood of ${n} words`);
  await missedSearches.write(database.kysely);
  await missed('gardening', RARE);
  await missed('too late', 1);
  const { rows: counts } = await database.pool.query('select count(*)::int as n from missed_search');
  expect(counts).toEqual([{ n: 5_000 }]);
  expect((await rows())[0]).toEqual({ locale: 'en', query: 'gardening', occasions: RARE + 1 });
});

test('rare queries are kept for a month, others for half a year', async () => {
  await missed('rare', 1);
  await missed('frequent', RARE);
  const daysLater = async (days: number) => {
    await database.pool.query('update missed_search set day = day - $1::int', [days]);
    await deleteFormerMissed(database.kysely);
    return (await rows()).map(({ query }) => query);
  };
  expect(await daysLater(30)).toEqual(['frequent', null]);
  expect(await daysLater(1)).toEqual(['frequent']);
  expect(await daysLater(149)).toEqual(['frequent']);
  expect(await daysLater(1)).toEqual([]);
});

test('what was noted is written when a process ends; and a failure is told, and passes', async () => {
  missedSearches.note('en', 'last words');
  await countMissed(database.kysely, () => undefined).stop();
  expect(await rows()).toHaveLength(1);

  await database.pool.query('alter table missed_search rename to elsewhere');
  const told: string[] = [];
  missedSearches.note('en', 'lost words');
  await countMissed(database.kysely, ({ message }) => told.push(message)).stop();
  await database.pool.query('alter table elsewhere rename to missed_search');
  expect(told).toEqual([expect.stringContaining('missed_search')]);
});

test('editors see what is still missed, its unknown words with those nearest, and what is shown instead', async () => {
  const publication = (id: string, title: string, text: string) =>
    published(database.kysely, {
      id,
      type: 'publication',
      fields: {
        title,
        kind: 'guide',
        publishedOn: '2026-01-01',
        standing: 'current',
        access: 'open',
        body: fromMarkdown(text).blocks,
      },
    });
  await publication('pu1', 'Garden leave', 'An employee on garden leave is paid.');
  await missed('gardenership leave', RARE + 1);
  await missed('园艺假', RARE, 'zh-cn');
  await missed('employee paid', RARE);
  await missed('only once', 1);
  const [first, second, ...more] = await missedQueries(database.kysely, 100, now);
  expect(first).toMatchObject({
    locale: 'en',
    query: 'gardenership leave',
    occasions: RARE + 1,
    days: 1,
    unknown: [{ word: 'gardenership', near: ['garden'] }],
    closest: [{ id: 'pu1', title: 'Garden leave' }],
  });
  expect(second).toMatchObject({ locale: 'zh-cn', query: '园艺假', closest: [] });
  expect(more).toEqual([]);

  // A synonym that an editor adds settles it.
  await published(database.kysely, {
    type: 'synonym',
    id: 'synonym-garden',
    fields: { title: 'Garden', words: ['garden leave', 'gardenership leave', '园艺假'] },
  });
  expect(await missedQueries(database.kysely, 100, now)).toEqual([]);
});
