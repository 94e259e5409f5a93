import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkReplicas } from '../../../scripts/doctor/replicas.ts';
import { type TestSite, testSiteOn } from '../../content/publish/test-site.fixture.ts';
import { measure } from '../observe/metrics.ts';
import { connect, type Database } from './connect.ts';
import { onServer, startPrimaryAndReplica } from './testing/primary-and-replica.fixture.ts';

const patience = { timeout: 20_000 };

let servers: Awaited<ReturnType<typeof startPrimaryAndReplica>>;
let primary: typeof servers.primary;
let standby: typeof servers.replica;
let content: TestSite;
const opened: Database[] = [];
beforeAll(async () => {
  servers = await startPrimaryAndReplica();
  ({ primary, replica: standby } = servers);
  content = testSiteOn(connect(servers.url, { max: 3 }), async () => {});
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
}, 60_000);
afterAll(async () => {
  await Promise.all(opened.map((database) => database.end()));
  await content.end();
  await servers.stop();
});

function open(places: string, query = '', readUrls: readonly string[] = []): Database {
  const database = connect(`${servers.urlAt(places)}${query}`, { max: 4, readUrls });
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
  const database = connect(`postgres://site:guess@${primary.place},${standby.place}/site`);
  opened.push(database);
  await expect(database.pool.query('select 1')).rejects.toThrow('password authentication failed');
});

/** One that reads from the standby what is published, once it has seen that it can. */
async function openReading(...places: readonly string[]): Promise<Database> {
  const database = open(
    primary.place,
    '',
    [standby.place, ...places].map((place) => servers.urlAt(place)),
  );
  await vi.waitFor(async () => expect(await readAt(database)).toBe(standby.place), patience);
  return database;
}

/** Where somebody reads who reads what is published. */
async function readAt(database: Database, reader = database.publishedReader()): Promise<string> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port where ${true}`.execute(
    reader,
  );
  return `127.0.0.1:${rows[0]?.port}`;
}

const titleOf = async (id: string, reader: ReturnType<Database['publishedReader']>) =>
  (await reader.selectFrom('live').select('title').where('record_id', '=', id).executeTakeFirst())?.title;

test('what is published is read from a replica, and never older than it was when somebody began to read', async () => {
  const database = await openReading();
  await servers.caughtUp();
  await servers.pauseReplay();
  onTestFinished(() => servers.resumeReplay().then(() => undefined));
  // Nobody has told this process of it.
  await content.add({ id: 'new', type: 'page', slug: 'new', parentId: 'about' });
  const reader = database.publishedReader();
  expect(await titleOf('new', reader)).toBe('new');
  await servers.resumeReplay();
  await vi.waitFor(async () => expect(await readAt(database)).toBe(standby.place), patience);
  // Who was answered by the primary stays there: what it sees does not go back in time.
  expect(await readAt(database, reader)).toBe(primary.place);
  expect(await titleOf('new', database.publishedReader())).toBe('new');
});

test('all that one reader asks is as new as its first answer, whichever server answers', async () => {
  const database = await openReading();
  const reader = database.publishedReader();
  expect(await readAt(database, reader)).toBe(standby.place);
  await content.add({ id: 'next', type: 'page', slug: 'next', parentId: 'about' });
  await servers.caughtUp();
  expect(await titleOf('next', reader)).toBe('next');
  expect(await readAt(database, reader)).toBe(standby.place);
});

test('whoever writes reads what they have written, and what a replica refuses the primary answers', async () => {
  const database = await openReading();
  const reader = database.publishedReader();
  await sql`create table noted (n int)`.execute(reader);
  await sql`insert into noted values (${1})`.execute(reader);
  expect((await sql`select n from noted where n = ${1}`.execute(reader)).rows).toEqual([{ n: 1 }]);
  const other = database.publishedReader();
  const writing = sql`select nextval(pg_get_serial_sequence('publication', 'seq')) > ${0} as yes`;
  expect((await writing.execute(other)).rows).toEqual([{ yes: true }]);
  await expect(sql`select 1 / ${0}::int`.execute(database.publishedReader())).rejects.toThrow('by zero');
});

test('a replica that hangs is waited for once and not for long, and is asked again when it answers', async () => {
  const database = await openReading('127.0.0.1:1');
  const pids = (
    await onServer(standby, "select pid from pg_stat_activity where application_name = 'chancery-replica'")
  ).map(({ pid }) => Number(pid));
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });
  const began = performance.now();
  // Each connection is given up once.
  for (const _ of pids) expect(await titleOf('about', database.publishedReader())).toBe('about-us');
  expect(performance.now() - began).toBeLessThan(2_500 * pids.length);
  await vi.waitFor(async () => expect(await readAt(database)).toBe(standby.place), patience);
});

test('operators see what each server answers and how far a replica is behind', async () => {
  const database = await openReading('127.0.0.1:1');
  const { registry, stop } = await measure(
    {
      database,
      port: undefined,
      waiting: { name: 'waiting', help: 'none', label: 'of', count: async () => [] },
    },
    { warn: () => {} },
  );
  onTestFinished(stop);
  await servers.caughtUp();
  const text = await registry.metrics();
  expect(text).toMatch(
    new RegExp(`^chancery_database_reads_total\\{server="${standby.place}"\\} [1-9]`, 'm'),
  );
  expect(text).toMatch(new RegExp(`^chancery_replica_in_use\\{server="${standby.place}"\\} 1$`, 'm'));
  expect(text).toMatch(/^chancery_replica_in_use\{server="127.0.0.1:1"\} 0$/m);
  expect(text).toMatch(new RegExp(`^chancery_replica_lag_bytes\\{server="${standby.place}"\\} \\d+$`, 'm'));
  await servers.pauseReplay();
  await content.add({ id: 'unseen', type: 'page', slug: 'unseen', parentId: 'about' });
  const findings = await checkReplicas(servers.url, [
    servers.urlAt(standby.place),
    servers.urlAt(primary.place),
    servers.urlAt('127.0.0.1:1'),
  ]);
  expect(findings.map(({ grade, found }) => `${grade}: ${found}`)).toEqual([
    expect.stringMatching(/^worth knowing: .* bytes behind and lacks the newest publication$/),
    expect.stringContaining('worth knowing: '),
    expect.stringContaining('wrong: 127.0.0.1:1 cannot be used'),
  ]);
  await servers.resumeReplay();
  await servers.caughtUp();
  expect(await checkReplicas(servers.url, [servers.urlAt(standby.place)])).toMatchObject([{ grade: 'good' }]);
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

test('when the primary ends under load what is published is read on, and writes go on by themselves once the other is promoted', async () => {
  const places = `${primary.place},${standby.place}`;
  const database = open(places, '?target_session_attrs=read-write', [servers.urlAt(standby.place)]);
  await vi.waitFor(async () => expect(await readAt(database)).toBe(standby.place), patience);
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
  expect(await titleOf('about', database.publishedReader())).toBe('about-us');
  // What was heard of and is not there is not made up for by what is older.
  database.replicas?.newest.heard({ seq: 1_000_000, at: '2030-01-01' });
  await expect(titleOf('about', database.publishedReader())).rejects.toThrow('No server');
  await onServer(standby, 'select pg_promote()');
  const before = writing.acknowledged;
  await vi.waitFor(() => expect(writing.acknowledged).toBeGreaterThan(before + 20), patience);
  writing.now = false;
  await Promise.all(writers);
  expect(await serverOf(database)).toBe(standby.place);
  // The primary knows of no such publication: it was of another history.
  await vi.waitFor(async () => expect(await readAt(database)).toBe(standby.place), patience);
  await vi.waitFor(() => expect(database.replicas?.all[0]?.state).toBe('in use'), patience);
});
