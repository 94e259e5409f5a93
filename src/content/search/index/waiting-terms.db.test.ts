import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { published } from '../../testing/published.fixture.ts';
import { takeUpWaitingTerms } from './waiting-terms.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url, { max: 2 });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

test('terms of what was published wait for the job, which leaves none waiting', async () => {
  const db = database.kysely;
  await takeUpWaitingTerms(db);
  await published(db, { type: 'topic', id: 'topic-salvage', fields: { title: 'Salvage at sea' } });
  expect(await takeUpWaitingTerms(db)).toBeGreaterThan(0);
  expect(await takeUpWaitingTerms(db)).toBe(0);
});
