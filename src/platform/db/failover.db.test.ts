import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseClient } from './client.ts';
import { connect, type Database } from './connect.ts';
import { startTcpCluster } from './testing/tcp-cluster.fixture.ts';

const patience = { timeout: 20_000 };

let primary: Awaited<ReturnType<typeof startTcpCluster>>;
let standby: Awaited<ReturnType<(typeof primary)['startStandby']>>;
const opened: Database[] = [];
beforeAll(async () => {
  primary = await startTcpCluster(['host all all 127.0.0.1/32 scram-sha-256']);
  await onServer(primary, "create role site login password 'known'", 'grant create on schema public to site');
  standby = await primary.startStandby();
}, 60_000);
afterAll(async () => {
  await Promise.all(opened.map((database) => database.end()));
  await standby.stop();
  await primary.stop();
});

async function onServer({ superuserUrl }: { readonly superuserUrl: string }, ...statements: string[]) {
  const client = new DatabaseClient({ connectionString: superuserUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function open(places: string, query = ''): Database {
  const database = connect(`postgres://site:known@${places}/postgres${query}`, { max: 4 });
  opened.push(database);
  return database;
}

/** The port of the server that is asked. */
async function serverOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ port: number }>('select inet_server_port() as port');
  return `127.0.0.1:${rows[0]?.port}`;
}

const nobody = '127.0.0.1:1';

test('of several servers the one that takes writes is found, wherever it stands', async () => {
  for (const places of [
    [standby.place, primary.place],
    [primary.place, standby.place],
    [nobody, standby.place, primary.place],
  ]) {
    expect(await serverOf(open(places.join(',')))).toBe(primary.place);
  }
});

test('a standby alone is refused to whoever has to write, and it is said of each server why', async () => {
  await expect(
    open(standby.place, '?target_session_attrs=read-write').pool.query('select 1'),
  ).rejects.toThrow('takes no writes');
  await expect(open(`${nobody},${standby.place}`).pool.query('select 1')).rejects.toThrow(
    new RegExp(`${nobody}: connect ECONNREFUSED.*; ${standby.place}: it takes no writes`),
  );
});

test('somebody with a wrong password is told so', async () => {
  const database = connect(`postgres://site:guess@${primary.place},${standby.place}/postgres`);
  opened.push(database);
  await expect(database.pool.query('select 1')).rejects.toThrow('password authentication failed');
});

test('a server that takes no writes any more is left, also by those who only read', async () => {
  const database = open(`${primary.place},${standby.place}`);
  const alone = open(primary.place);
  await database.pool.query('create table written (n int)');
  await Promise.all([1, 2, 3, 4].map(() => database.pool.query('select pg_sleep(0.1)')));
  await alone.pool.query('select 1');
  await onServer(primary, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
  // The connections of one address alone are left as soon as a write is refused.
  const write = () =>
    alone.kysely.transaction().execute((trx) => sql`insert into written values (0)`.execute(trx));
  await vi.waitFor(() => expect(write()).rejects.toThrow('read-only transaction'), patience);
  expect(alone.pool.totalCount).toBe(0);
  // Each connection may answer once before it hears of it.
  await vi.waitFor(
    () => expect(database.pool.query('select 1')).rejects.toThrow('takes no writes'),
    patience,
  );
  await onServer(primary, 'alter system reset default_transaction_read_only', 'select pg_reload_conf()');
  await vi.waitFor(
    () => expect(database.pool.query('insert into written values (0)')).resolves.toBeDefined(),
    patience,
  );
});

test('when the primary ends under load and the other one is promoted, writes go on there by themselves', async () => {
  const database = open(`${primary.place},${standby.place}`, '?target_session_attrs=read-write');
  const writing = { now: true, acknowledged: 0, refused: 0 };
  const writers = [1, 2, 3, 4, 5, 6].map(async () => {
    while (writing.now) {
      try {
        await database.pool.query('insert into written values (1)');
        writing.acknowledged += 1;
      } catch {
        writing.refused += 1;
      }
    }
  });
  await vi.waitFor(() => expect(writing.acknowledged).toBeGreaterThan(20), patience);
  await primary.fail();
  await vi.waitFor(() => expect(writing.refused).toBeGreaterThan(0), patience);
  await onServer(standby, 'select pg_promote()');
  const before = writing.acknowledged;
  await vi.waitFor(() => expect(writing.acknowledged).toBeGreaterThan(before + 20), patience);
  writing.now = false;
  await Promise.all(writers);
  expect(await serverOf(database)).toBe(standby.place);
});
