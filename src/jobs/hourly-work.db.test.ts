import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { askForDeletion, deletionDue } from '../account/deletion/deletion.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { nextHour } from './hourly-work.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

let database: Database;
let drop: () => Promise<void>;
const running: Jobs[] = [];
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
});
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await database.end();
  await drop();
});

async function start(): Promise<void> {
  const onError = (error: Error) => {
    throw error;
  };
  running.push(await startJobs(database, { pollSeconds: 0.5, onError }));
}

const isThere = async (id: string) =>
  (await database.kysely.selectFrom('visitor').select('id').where('id', '=', id).execute()).length > 0;
const becomesDue = (id: string) =>
  database.kysely
    .updateTable('visitor')
    .set({ deletion_due: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', id)
    .execute();

test('whoever asked for it is erased when the time has come, and nobody before', async () => {
  const { kysely } = database;
  await askForDeletion(kysely, 'waiting');
  await askForDeletion(kysely, 'leaving');
  await becomesDue('leaving');
  await Promise.all([start(), start()]);
  await vi.waitFor(async () => expect(await isThere('leaving')).toBe(false), { timeout: 10_000 });
  expect(await deletionDue(kysely, 'waiting')).not.toBeNull();

  // The look of the next full hour is there once, whoever sent it; brought forward, it does its work.
  const next = async () =>
    (
      await database.pool.query(`select id from ${JOB_SCHEMA}.job where name = 'visitor-deletion' and state = 'created'
      and start_after > now()`)
    ).rows;
  await vi.waitFor(async () => expect(await next()).toHaveLength(1), { timeout: 10_000 });
  await becomesDue('waiting');
  await database.pool.query(
    `update ${JOB_SCHEMA}.job set start_after = now() where name = 'visitor-deletion'`,
  );
  await vi.waitFor(async () => expect(await isThere('waiting')).toBe(false), { timeout: 10_000 });
});

test('the looks of one hour are one job', () => {
  const at = new Date('2026-11-20T10:20:30Z');
  expect(nextHour(at)).toEqual(nextHour(new Date('2026-11-20T10:59:59Z')));
  expect(nextHour(at).startAfter).toEqual(new Date('2026-11-20T11:00:00Z'));
  expect(nextHour(new Date('2026-11-20T11:00:00Z'))).not.toEqual(nextHour(at));
});
