import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from './connect.ts';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  created = await createTestDatabase({ seeded: false });
  database = connect(created.url, { max: 4 });
});
afterAll(async () => {
  await database.end();
  await created.drop();
});

type Reader = ReturnType<Database['reader']>;

async function ask<Row>(reader: Reader, number: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${number}::int as number, pg_backend_pid() as pid, now()::text as transaction`.execute(reader);
  return rows[0];
}

test('what is asked in one turn is answered over one connection, in one transaction', async () => {
  const reader = database.reader();
  const together = await Promise.all([1, 2, 3].map((number) => ask<{ number: number }>(reader, number)));
  expect(together).toEqual([1, 2, 3].map((number) => ({ ...together[0], number })));
  expect(await ask(reader, 4)).not.toMatchObject({
    transaction: together[0] && Object(together[0]).transaction,
  });
});

test('each reader has a connection of their own', async () => {
  const both = await Promise.all([ask(database.reader(), 1), ask(database.reader(), 1)]);
  expect(both[0]).not.toEqual(both[1]);
});

test('values go there and back as they do otherwise', async () => {
  const asked = sql`select ${new Date('2026-11-20T08:00:00.123Z')}::timestamptz as instant, ${['a', 'b,"c"']}::text[] as list,
    ${JSON.stringify({ a: [1] })}::jsonb as json, ${null}::text as nothing, ${2 ** 40}::int8 as number, ${true}::boolean as yes`;
  const expected = (await asked.execute(database.kysely)).rows;
  const reader = database.reader();
  // From the third time on it is prepared, and its columns are known.
  for (let time = 0; time < 6; time += 1) expect((await asked.execute(reader)).rows).toEqual(expected);
});

test('a statement that fails fails alone', async () => {
  const reader = database.reader();
  const quotients = [1, 0, 2, 0, 4].map((by) => sql`select 8 / ${by}::int as n`.execute(reader));
  const results = await Promise.allSettled(quotients);
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value.rows : one.reason.message))).toEqual([
    [{ n: 8 }],
    'division by zero',
    [{ n: 4 }],
    'division by zero',
    [{ n: 2 }],
  ]);
});

test('what was written stays, whatever else fails in the same turn', async () => {
  const reader = database.reader();
  await sql`create table written (n integer)`.execute(reader);
  const results = await Promise.allSettled([
    sql`insert into written values (${1})`.execute(reader),
    sql`with added as (insert into written values (${2}) returning n) select n from added`.execute(reader),
    sql`select 1 / ${0}::int`.execute(reader),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  const { rows } = await sql`select n from written order by n`.execute(reader);
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('no rows are no rows, and what returns nothing does so', async () => {
  const reader = database.reader();
  const [none, one] = await Promise.all([
    sql`select 1 as n where ${false}`.execute(reader),
    sql`select 1 as n where ${true}`.execute(reader),
  ]);
  expect([none.rows, one.rows]).toEqual([[], [{ n: 1 }]]);
});

test('a connection that breaks fails what it was asked, and the next question has another one', async () => {
  const reader = database.reader();
  const results = await Promise.allSettled([
    sql`select pg_terminate_backend(pg_backend_pid(), ${0})`.execute(reader),
    sql`select ${1}::int as n`.execute(reader),
  ]);
  expect(results.map(({ status }) => status)).toContain('rejected');
  expect(await ask(reader, 5)).toMatchObject({ number: 5 });
});

test('what is asked again and again is prepared once on each connection', async () => {
  const single = connect(created.url, { max: 1 });
  try {
    const reader = single.reader();
    for (let time = 0; time < 8; time += 1) await sql`select ${time}::int as prepared_once`.execute(reader);
    const { rows } = await single.pool.query(
      `select custom_plans::int as custom, generic_plans::int > 3 as generic from pg_prepared_statements
       where statement like '%prepared_once%' and name <> ''`,
    );
    expect(rows).toEqual([{ custom: 0, generic: true }]);
  } finally {
    await single.end();
  }
});

test('a transaction of a reader has a connection of its own, and leaves nothing when it fails', async () => {
  const reader = database.reader();
  const writing = reader.transaction().execute(async (trx) => {
    await sql`create table half_done (n integer)`.execute(trx);
    const [inside, outside] = await Promise.all([
      ask<{ pid: number }>(trx, 1),
      ask<{ pid: number }>(reader, 1),
    ]);
    expect(inside?.pid).not.toBe(outside?.pid);
    throw new Error('not to the end');
  });
  await expect(writing).rejects.toThrow('not to the end');
  const { rows } = await sql`select to_regclass('half_done') as made where ${true}`.execute(reader);
  expect(rows).toEqual([{ made: null }]);
});
