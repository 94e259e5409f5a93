/** Entries are found by one statement and ranked by another: what happens to them in between. */
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { withdraw } from '../../publish/withdraw.ts';
import { published } from '../../testing/published.fixture.ts';
import { plainRequest } from './narrowing.ts';
import { search } from './search.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url, { max: 2 });
  for (const [id, title] of [
    ['pu-salvage', 'Salvage at sea'],
    ['pu-towage', 'Towage and salvage'],
  ] as const) {
    const fields = { title, kind: 'guide', publishedOn: '2026-01-01', standing: 'current', access: 'open' };
    await published(database.kysely, { type: 'publication', id, fields });
  }
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

/** What is found when something happens once, after it was found and before it is ranked. */
async function foundWhile(act: () => Promise<unknown>) {
  let isDone = false;
  const between: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const [row] = result.rows;
      if (!isDone && row && 'entries' in row && 'answers' in row) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
  const { found, total } = await search(
    database.kysely.withPlugin(between),
    plainRequest('salvage', 'en', new Date('2026-06-01T00:00:00Z')),
  );
  expect(isDone).toBe(true);
  return { ids: found.map(({ id }) => id).sort(), total };
}

async function placeOf(id: string): Promise<string> {
  const { rows } = await database.pool.query('select ctid::text from search_entry where record_id = $1', [
    id,
  ]);
  return rows[0].ctid;
}
const writeOver = (id: string) =>
  sql`update search_entry set weight = weight where record_id = ${id}`.execute(database.kysely);

test('an entry that is written over is found where it is now', async () => {
  expect(await foundWhile(() => writeOver('pu-towage'))).toEqual({
    ids: ['pu-salvage', 'pu-towage'],
    total: 2,
  });
});

test('a record that is withdrawn is shown no more, though its entry comes to stand in the place in which it was found', async () => {
  const place = await placeOf('pu-towage');
  const answer = await foundWhile(async () => {
    await withdraw(database.kysely, {
      recordId: 'pu-towage',
      locale: 'all',
      actor: 'test',
      reason: 'Wrong',
    });
    await database.pool.query('vacuum search_entry');
    for (let tries = 0; tries < 100 && (await placeOf('pu-towage')) !== place; tries += 1)
      await writeOver('pu-towage');
  });
  expect(await placeOf('pu-towage')).toBe(place);
  expect(answer).toEqual({ ids: ['pu-salvage'], total: 1 });
});
