import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { publish } from '../../publish/publish.ts';
import { saveDraft } from '../../publish/save-draft.ts';
import { published } from '../../testing/published.fixture.ts';
import { plainRequest } from '../find/narrowing.ts';
import { search } from '../find/search.ts';
import { synonyms } from '../find/synonyms.ts';
import { meaningFinder, meaningOf, settledMeanings, settleMeanings } from './meanings.ts';
import { hasEntriesLeft, rebuildEntries } from './rebuild-entries.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: true });
  database = connect(testDatabase.url, { statementTimeout: 0 });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

/** How many records are found, and the first of them. */
const found = async (text: string) => {
  const result = await search(database.kysely, {
    ...plainRequest(text, 'en', new Date('2026-11-28T00:00:00Z')),
    first: 3,
    asTyped: true,
  });
  return [result.total, ...result.found.map(({ id }) => id)];
};

/** The job, until nothing is left to it. */
async function jobDone(): Promise<void> {
  const db = database.kysely;
  while ((await settleMeanings(db)) || (await hasEntriesLeft(db)))
    await rebuildEntries(db, { isForMissing: true });
}

test('every entry that may be found has the terms of what synonyms say, and of nothing else', async () => {
  const { meanings } = await meaningFinder(database.kysely);
  expect(meanings.length).toBeGreaterThan(300);
  expect([...(await settledMeanings(database.kysely))].sort()).toEqual(
    meanings.map(({ term }) => term).sort(),
  );
  const { rows } = await sql<{ term: string }>`
    select term from unnest(${meanings.map(({ term }) => term)}::text[], ${meanings.map(({ query }) => query)}::tsquery[])
      as meaning (term, query)
    cross join lateral (values (query, quote_literal(term)::tsquery), (quote_literal(term)::tsquery, query))
      as way (has, lacks)
    where exists (
      select ctid from search_entry where type <> 'synonym' and open @@ has
      except select ctid from search_entry where type <> 'synonym' and open @@ lacks)
    or exists (
      select ctid from search_entry where type <> 'synonym' and whole @@ has
      except select ctid from search_entry where type <> 'synonym' and whole @@ lacks)`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
});

test('a question finds the same by the terms of the index as by the words of its synonyms', async () => {
  const db = database.kysely;
  const questions = ['gdpr', 'sacked in France', 'price list', '个人信息', 'works council consultation'];
  const byTerms = await Promise.all(questions.map(found));
  const { rows } = await sql<{ term: string }>`delete from search_meaning returning term`.execute(db);
  expect(rows.length).toBeGreaterThan(300);
  const byWords = await Promise.all(questions.map(found));
  expect(byWords.map(([total]) => total)).toEqual(byTerms.map(([total]) => total));
  await jobDone();
  expect((await settledMeanings(db)).size).toBe(rows.length);
});

test('what editors add to a synonym is found at once, and by one term after the job', async () => {
  const db = database.kysely;
  const termOf = async (word: string) =>
    (await synonyms(db)).find(({ words }) => words.includes(word))?.meaning ?? null;
  await published(db, {
    type: 'synonym',
    id: 'synonym-flumadiddle',
    fields: { title: 'Flumadiddle', words: ['flumadiddle', 'merger control'], answers: [] },
  });
  const [total] = await found('flumadiddle');
  expect(total).toBeGreaterThan(10);
  expect(await termOf('flumadiddle')).toBeNull();
  await jobDone();
  const before = await termOf('flumadiddle');
  expect(before).not.toBeNull();
  expect((await found('flumadiddle'))[0]).toBe(total);
  await saveDraft(db, {
    recordId: 'synonym-flumadiddle',
    locale: 'en',
    revision: 1,
    slug: 'synonym-flumadiddle',
    fields: { title: 'Flumadiddle', words: ['flumadiddle', 'state aid'], answers: [] },
    actor: 'test',
  });
  await publish(db, {
    recordId: 'synonym-flumadiddle',
    locale: 'en',
    actor: 'test',
    change: 'major',
    note: null,
  });
  const [other] = await found('flumadiddle');
  expect(other).not.toBe(total);
  // What entries are written without from now on is relied on no more.
  expect(await settledMeanings(db)).not.toContain(before);
  await jobDone();
  expect(await termOf('flumadiddle')).not.toBeNull();
  expect((await found('flumadiddle'))[0]).toBe(other);
});

test('a meaning that some entry can never have is left at its words, and the job comes to an end', async () => {
  const db = database.kysely;
  const words = ['snollygoster', 'arbitration'];
  const term = meaningOf(words)?.term ?? '';
  await sql`create function lose_term() returns trigger language plpgsql as
    $$ begin new.open := ts_delete(new.open, tg_argv[0]); return new; end $$`.execute(db);
  await sql`create trigger lose_term before insert or update on search_entry
    for each row execute function lose_term(${sql.lit(term)})`.execute(db);
  await published(db, {
    type: 'synonym',
    id: 'synonym-snollygoster',
    fields: { title: 'Snollygoster', words, answers: [] },
  });
  const [total] = await found('snollygoster');
  await jobDone();
  expect(await settledMeanings(db)).not.toContain(term);
  expect(total).toBeGreaterThan(10);
  expect((await found('snollygoster'))[0]).toBe(total);
});
