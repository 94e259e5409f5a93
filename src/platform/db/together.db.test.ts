import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from './connect.ts';
import { databaseProxy } from './testing/database-proxy.ts';

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
  const query = sql`select ${new Date('2026-11-20T08:00:00.123Z')}::timestamptz as instant, ${['a', 'b,"c"']}::text[] as list,
    ${JSON.stringify({ a: [1] })}::jsonb as json, ${null}::text as nothing, ${2 ** 40}::int8 as number, ${true}::boolean as yes`;
  const expected = (await query.execute(database.kysely)).rows;
  const reader = database.reader();
  // From the third time on it is prepared, and its columns are known.
  for (let time = 0; time < 6; time += 1) expect((await query.execute(reader)).rows).toEqual(expected);
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

test('a server process that ends takes along what it was answering, and nothing else', async () => {
  const reader = database.reader();
  const results = await Promise.allSettled([
    sql`select ${1}::int as n`.execute(reader),
    sql`select pg_terminate_backend(pg_backend_pid(), ${10_000})`.execute(reader),
    sql`select ${3}::int as n`.execute(reader),
  ]);
  expect(results).toMatchObject([
    { value: { rows: [{ n: 1 }] } },
    { reason: { code: '57P01' } },
    { value: { rows: [{ n: 3 }] } },
  ]);
  expect(await ask(reader, 5)).toMatchObject({ number: 5 });
});

test('a connection that is cut fails what it has not answered, and the next question has another one', async () => {
  const proxy = databaseProxy();
  const far = connect(await proxy.start(created.url), { max: 1 });
  onTestFinished(async () => {
    await far.end();
    await proxy.stop();
  });
  const reader = far.reader();
  expect(await ask(reader, 1)).toMatchObject({ number: 1 });
  const cut = Promise.allSettled([
    sql`select ${2}::int as n`.execute(reader),
    sql`select pg_sleep(${60})`.execute(reader),
    sql`select ${3}::int as n`.execute(reader),
  ]);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
    );
    expect(rows).toHaveLength(1);
  });
  await proxy.stop();
  expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await proxy.reopen();
  expect(await ask(reader, 4)).toMatchObject({ number: 4 });
});

test('a value that cannot be sent fails its own question alone, and no connection is lost', async () => {
  const single = connect(created.url, { max: 1 });
  onTestFinished(() => single.end());
  const reader = single.reader();
  const circle: Record<string, unknown> = {};
  circle.itself = circle;
  for (let time = 0; time < 3; time += 1) {
    const [before, unsendable, after] = await Promise.allSettled([
      ask(reader, 1),
      sql`select ${circle}::jsonb`.execute(reader),
      ask(reader, 2),
    ]);
    expect(unsendable).toMatchObject({ reason: { message: expect.stringContaining('circular') } });
    expect([before, after]).toMatchObject([{ value: { number: 1 } }, { value: { number: 2 } }]);
  }
});

test('a row that cannot be read fails its own question alone', async () => {
  const { MONEY } = pg.types.builtins;
  pg.types.setTypeParser(MONEY, () => {
    throw new Error('unreadable');
  });
  onTestFinished(() => pg.types.setTypeParser(MONEY, String));
  const reader = database.reader();
  const [before, unreadable, after] = await Promise.allSettled([
    ask(reader, 1),
    sql`select ${1}::money union all select ${2}::money`.execute(reader),
    ask(reader, 2),
  ]);
  expect(unreadable).toMatchObject({ reason: { message: 'unreadable' } });
  expect([before, after]).toMatchObject([{ value: { number: 1 } }, { value: { number: 2 } }]);
});

test('a table that changes under a prepared statement, and one that is gone, fail nobody', async () => {
  const single = connect(created.url, { max: 1 });
  onTestFinished(() => single.end());
  const reader = single.reader();
  await sql`create table growing (n integer)`.execute(reader);
  await sql`insert into growing values (1)`.execute(reader);
  const all = () =>
    Promise.all([ask(reader, 1), sql`select * from growing where n > ${0}`.execute(reader), ask(reader, 2)]);
  for (let time = 0; time < 4; time += 1) expect((await all())[1].rows).toEqual([{ n: 1 }]);
  await sql`alter table growing add column more integer default 2`.execute(reader);
  for (let time = 0; time < 4; time += 1)
    expect(await all()).toMatchObject([{ number: 1 }, { rows: [{ n: 1, more: 2 }] }, { number: 2 }]);
  await single.pool.query('deallocate all');
  for (let time = 0; time < 2; time += 1)
    expect(await all()).toMatchObject([{ number: 1 }, { rows: [{ n: 1, more: 2 }] }, { number: 2 }]);
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
