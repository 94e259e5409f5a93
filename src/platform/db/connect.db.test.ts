import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from './connect.ts';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
/** Ends the connections of the other one. */
let killer: Database;

beforeAll(async () => {
  created = await createTestDatabase({ seeded: false });
  database = connect(created.url, { max: 3 });
  killer = connect(created.url, { max: 1 });
});
afterAll(async () => {
  await database.end();
  await killer.end();
  await created.drop();
});

async function end(pid: number): Promise<void> {
  await killer.pool.query('select pg_terminate_backend($1, 5000)', [pid]);
}

// A listener that is missing shows as an uncaught exception, which fails the run.
test('a connection that breaks inside a transaction fails that transaction alone', async () => {
  const broken = database.kysely.transaction().execute(async (trx) => {
    const own = await trx
      .selectNoFrom((eb) => eb.fn<number>('pg_backend_pid', []).as('pid'))
      .executeTakeFirstOrThrow();
    await end(own.pid);
    return trx.selectFrom('record').select('id').execute();
  });
  await expect(broken).rejects.toThrow();
  await expect(database.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});

test('a connection that breaks while a statement is under way fails that statement alone', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const slow = client.query('select pg_sleep(30)');
  const ended = expect(slow).rejects.toThrow();
  await end(rows[0]?.pid ?? 0);
  await ended;
  client.release(true);
  await expect(database.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});
