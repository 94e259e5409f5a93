import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listenForPublications } from '../../content/changes/change-feed.ts';
import { schedule } from '../../content/publish/schedule.ts';
import { takeDown } from '../../content/publish/take-down.ts';
import { type TestSite, testSiteOn } from '../../content/publish/test-site.fixture.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { DatabaseClient } from './client.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { startPgbouncer } from './testing/pgbouncer.fixture.ts';
import { startTcpCluster } from './testing/tcp-cluster.fixture.ts';

let server: Awaited<ReturnType<typeof startTcpCluster>>;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let directUrl: string;
let direct: DatabaseClient;
let site: TestSite;
let database: Database;
beforeAll(async () => {
  server = await startTcpCluster(['host all all 127.0.0.1/32 scram-sha-256']);
  const superuser = new DatabaseClient({ connectionString: server.superuserUrl });
  await superuser.connect();
  await superuser.query("create role site login password 'known'");
  await superuser.query('create database site owner site');
  await superuser.end();
  directUrl = server.urlFor('site', 'known').replace(/postgres$/, 'site');
  direct = new DatabaseClient({ connectionString: directUrl });
  await direct.connect();
  pooler = await startPgbouncer(directUrl);
  await migrate(pooler.url);
  database = connect(pooler.url, { directUrl, statementTimeout: 400 });
  site = testSiteOn(database, async () => {});
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
}, 60_000);
afterAll(async () => {
  await site.end();
  await pooler.stop();
  await direct.end();
  await server.stop();
});

/** What is asked on every connection that the pooler has to the server. */
async function onEveryConnection(text: string): Promise<unknown[]> {
  const clients = [1, 2, 3].map(() => new DatabaseClient({ connectionString: pooler.url }));
  const answers: unknown[] = [];
  for (const client of clients) await client.connect();
  for (const client of clients) await client.query('begin');
  for (const client of clients) answers.push(...(await client.query(text)).rows);
  for (const client of clients) await client.end();
  return answers;
}

const locks = async () => {
  const { rows } = await direct.query("select objid from pg_locks where locktype = 'advisory'");
  return rows;
};

test('migrations run by way of it at the same time, and leave no lock behind', async () => {
  await Promise.all([migrate(pooler.url), migrate(pooler.url), migrate(pooler.url)]);
  expect(await locks()).toEqual([]);
});

test('nothing that one transaction has set is there for the next', async () => {
  await database.pool.query('select 1');
  await database.kysely.transaction().execute((trx) => trx.selectFrom('record').select('id').execute());
  const settings = await onEveryConnection(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
            current_setting('client_min_messages') as messages,
            current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(settings).toEqual(Array(3).fill({ statement: '0', lock: '0', messages: 'notice', idle: '0' }));
});

const tooSlow: Readonly<Record<string, (pool: Database['pool']) => Promise<unknown>>> = {
  'that is one text': (pool) => pool.query('select pg_sleep(20)'),
  'with values': (pool) => pool.query('select pg_sleep($1)', [20]),
  'that is the second of a text': (pool) => pool.query('select 1; select pg_sleep(20)'),
  'in a transaction': async (pool) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1');
      await client.query('select pg_sleep($1)', [20]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  },
};

test.each(Object.keys(tooSlow))('a statement %s has its timeout', async (name) => {
  await expect(tooSlow[name]?.(database.pool)).rejects.toThrow(
    'canceling statement due to statement timeout',
  );
});

test('what is asked together has its timeout, and leaves nothing prepared behind', async () => {
  const reader = database.reader();
  const sleep = (seconds: number) =>
    sql`select pg_sleep(${seconds}), ${seconds}::float8 as slept`.execute(reader);
  for (let time = 0; time < 5; time += 1) {
    const [first, second] = await Promise.all([sleep(0), sleep(0.01)]);
    expect([first.rows[0], second.rows[0]]).toMatchObject([{ slept: 0 }, { slept: 0.01 }]);
  }
  const [slow, quick] = await Promise.allSettled([sleep(20), sleep(0)]);
  expect(slow).toMatchObject({ reason: { message: 'canceling statement due to statement timeout' } });
  expect(quick.status).toBe('fulfilled');
  const prepared = await onEveryConnection('select count(*)::int as prepared from pg_prepared_statements');
  expect(prepared).toEqual(Array(3).fill({ prepared: 0 }));
});

test('a transaction that nobody goes on with is ended', async () => {
  const client = new DatabaseClient({
    connectionString: pooler.url,
    idle_in_transaction_session_timeout: 100,
  });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  const gone = new Promise((resolve) => client.once('end', resolve));
  await gone;
});

test('answers are those of the statements that were asked, however they were asked', async () => {
  const { pool, kysely } = database;
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  expect((await pool.query('select $1::int as n', [8])).rows).toEqual([{ n: 8 }]);
  const many = (await pool.query('select 1 as a; select 2 as b')) as unknown as { rows: unknown[] }[];
  expect(many.map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
  const client = await pool.connect();
  try {
    await expect(client.query('select nothing')).rejects.toThrow('does not exist');
    expect((await client.query('select $1::text as word', ['after'])).rows).toEqual([{ word: 'after' }]);
  } finally {
    client.release();
  }
  const isolation = await kysely
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => sql`select current_setting('transaction_isolation') as is`.execute(trx));
  expect(isolation.rows).toEqual([{ is: 'serializable' }]);
  expect((await pool.query('create index concurrently on record (created_at)')).command).toBe('CREATE');
});

test('many do many things at once on few connections', async () => {
  const other = connect(pooler.url);
  onTestFinished(() => other.end());
  const requested = Array.from({ length: 400 }, (_, n) => n);
  const answered = await Promise.all(
    requested.map(async (n) => {
      const { pool } = n % 2 ? database : other;
      return (await pool.query<{ n: number }>('select $1::int as n', [n])).rows[0]?.n;
    }),
  );
  expect(answered).toEqual(requested);
});

test('content is published, and scheduled publications are, by way of it', async () => {
  await site.add({ id: 'now', type: 'page', slug: 'now', parentId: 'about' });
  expect((await site.live('now')).size).toBe(1);
  const errors: Error[] = [];
  const jobs = await startJobs(database, { pollSeconds: 0.5, onError: (error) => errors.push(error) });
  onTestFinished(() => jobs.stop());
  await site.create({ id: 'later', type: 'page', slug: 'later', parentId: 'about' });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const due = { recordId: 'later', locale: 'en', actor: 'ann', change: 'minor', note: 'Later' } as const;
  await schedule(database.kysely, { ...due, at: tomorrow }, jobs);
  await direct.query("update translation set scheduled_for = now() where record_id = 'later'");
  await direct.query(`update ${JOB_SCHEMA}.job set start_after = now() where data ->> 'recordId' = 'later'`);
  await vi.waitFor(async () => expect(await site.state('later', 'en')).toBe('published'), {
    timeout: 10_000,
  });
  expect(errors).toEqual([]);
  // What a transaction did is seen by others a moment before its locks are gone.
  await vi.waitFor(async () => expect(await locks()).toEqual([]));
});

/** A site process that listens at an address. */
async function listening(url: string, processName: string) {
  const told: number[] = [];
  const troubles: string[] = [];
  let gaps = 0;
  const listener = await listenForPublications({
    url,
    pool: database.pool,
    processName,
    onPublication: ({ seq }) => void told.push(seq),
    onGap: () => {
      gaps += 1;
    },
    onTrouble: (error) => troubles.push(error.message),
  });
  onTestFinished(() => listener.stop());
  return { told, troubles, gaps: () => gaps };
}

test('a process that listens by way of it starts, says that it is deaf, and confirms nothing', async () => {
  await site.add({ id: 'unheard', type: 'page', slug: 'unheard', parentId: 'about' });
  const deaf = await listening(pooler.url, 'deaf');
  const hearing = await listening(directUrl, 'hearing');
  expect(deaf.troubles[0]).toContain('DATABASE_DIRECT_URL');
  const withdrawing = { recordId: 'unheard', locale: 'en', actor: 'ann', reason: 'Wrong.' };
  const { seq, unconfirmed } = await takeDown(database, withdraw, withdrawing, { timeoutMs: 60_000 });
  expect(unconfirmed).toEqual(['deaf']);
  expect(hearing.told).toEqual([seq]);
  expect(hearing.troubles).toEqual([]);
  // Again and again: what it renders meanwhile may be old.
  await vi.waitFor(() => expect(deaf.gaps()).toBeGreaterThan(1), { timeout: 20_000 });
}, 40_000);
