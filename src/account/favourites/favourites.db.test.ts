import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { createTestDatabase } from '../../db/embedded/test-database.ts';
import { publishedContent } from '../account.fixture.ts';
import { readAlerts, removeAlert, saveAlert } from '../alerts/alerts.ts';
import { ensureVisitor } from '../visitor.ts';
import { favouriteIds, readFavourites } from './read-favourites.ts';
import { mergeFavourites, removeFavourite, saveFavourite } from './save-favourite.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
  await publishedContent(database.kysely);
});
afterAll(async () => {
  await database.end();
  await drop();
});

const save = (visitor: string, recordId: string, note: string | null = null) =>
  saveFavourite(database.kysely, visitor, { recordId, note, locale: 'en' });
/** As many records as a reader may save, less some. */
async function almostFull(visitor: string, less: number): Promise<void> {
  const { kysely } = database;
  await ensureVisitor(kysely, visitor);
  await sql`insert into record (id, type) select 'filler-' || n, 'topic' from generate_series(1, 1000) n
    on conflict do nothing`.execute(kysely);
  await sql`insert into favourite (visitor, record_id, title, type)
    select ${visitor}, 'filler-' || n, 'Filler', 'topic' from generate_series(1, ${1000 - less}::int) n`.execute(
    kysely,
  );
}

test('a record is saved once; saving it again keeps its note or changes it', async () => {
  await save('ann', 'pu-tax', ' Read this ');
  await save('ann', 'pu-tax');
  expect(await readFavourites(database.kysely, 'ann', { locale: 'en' })).toMatchObject([
    { note: 'Read this' },
  ]);
  await save('ann', 'pu-tax', '');
  expect(await readFavourites(database.kysely, 'ann', { locale: 'en' })).toMatchObject([{ note: '' }]);
  await expect(save('ann', 'pu-tax', 'x'.repeat(1001))).rejects.toMatchObject({
    extensions: { problems: [{ path: 'note', code: 'too-long' }] },
  });
  expect(await removeFavourite(database.kysely, 'ann', 'pu-tax')).toBe(true);
  expect(await removeFavourite(database.kysely, 'ann', 'pu-tax')).toBe(false);
});

test('what is not live cannot be saved', async () => {
  await expect(save('ann', 'nothing')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
});

test('favourites are sorted by day, title or type', async () => {
  await save('bob', 'pu-tax');
  await save('bob', 'sector-energy');
  await save('bob', 'pu-trade');
  const ids = async (sort: 'saved' | 'title' | 'type') =>
    (await readFavourites(database.kysely, 'bob', { locale: 'en', sort })).map(({ recordId }) => recordId);
  expect(await ids('saved')).toEqual(['pu-trade', 'sector-energy', 'pu-tax']);
  expect(await ids('title')).toEqual(['sector-energy', 'pu-trade', 'pu-tax']);
  expect(await ids('type')).toEqual(['pu-trade', 'pu-tax', 'sector-energy']);
});

test('what was saved before sign-in is taken over as far as there is room', async () => {
  await almostFull('cat', 1);
  expect(await mergeFavourites(database.kysely, 'cat', ['nothing', 'pu-tax', 'pu-trade'])).toBe(1);
  expect(await favouriteIds(database.kysely, 'cat')).toContain('pu-tax');
  await expect(save('cat', 'pu-trade')).rejects.toMatchObject({ extensions: { code: 'LIMIT_REACHED' } });
  await save('cat', 'pu-tax', 'Still to be changed');
  const many = Array.from({ length: 201 }, (_, at) => `record-${at}`);
  await expect(mergeFavourites(database.kysely, 'cat', many)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('of two saves at once neither takes more than the last place', async () => {
  await almostFull('dan', 1);
  const both = await Promise.allSettled([save('dan', 'pu-tax'), save('dan', 'pu-trade')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an alert is there once; another frequency takes its place, and what was before is kept with its reason', async () => {
  const { kysely } = database;
  const alert = { kind: 'topic', recordId: 'topic-tax', query: null } as const;
  const first = await saveAlert(kysely, 'eve', { ...alert, frequency: 'daily' });
  expect(await saveAlert(kysely, 'eve', { ...alert, frequency: 'daily' })).toBe(first);
  const second = await saveAlert(kysely, 'eve', { ...alert, frequency: 'weekly' });
  expect((await readAlerts(kysely, 'eve', 'en')).map(({ id, frequency }) => [id, frequency])).toEqual([
    [second, 'weekly'],
  ]);
  await removeAlert(kysely, 'eve', second);
  expect(await readAlerts(kysely, 'eve', 'en')).toEqual([]);
  const rows = await kysely.selectFrom('alert').select('ended_reason').where('visitor', '=', 'eve').execute();
  expect(rows.map((row) => row.ended_reason).sort()).toEqual(['changed', 'removed']);
  for (const id of [second, 'no id', '']) {
    await expect(removeAlert(kysely, 'eve', id)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  }
});

test.each([
  [{ kind: 'author', recordId: 'topic-tax', query: null }, 'BAD_USER_INPUT'],
  [{ kind: 'topic', recordId: 'pu-tax', query: null }, 'BAD_USER_INPUT'],
  [{ kind: 'topic', recordId: null, query: 'tax' }, 'BAD_USER_INPUT'],
  [{ kind: 'search', recordId: null, query: ' & ' }, 'BAD_USER_INPUT'],
  [{ kind: 'search', recordId: null, query: 'x'.repeat(201) }, 'BAD_USER_INPUT'],
  [{ kind: 'record', recordId: 'nothing', query: null }, 'NOT_FOUND'],
] as const)('an alert %j is refused', async (alert, code) => {
  await expect(saveAlert(database.kysely, 'fay', { ...alert, frequency: 'daily' })).rejects.toMatchObject({
    extensions: { code },
  });
});
