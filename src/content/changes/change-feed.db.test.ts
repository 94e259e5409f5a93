import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { databaseProxy } from '../../platform/db/testing/database-proxy.ts';
import { thisPlace } from '../../platform/db/this-process.ts';
import { takeDown } from '../publish/take-down.ts';
import { type TestSite, testSite } from '../publish/test-site.fixture.ts';
import { unpublish } from '../publish/unpublish.ts';
import { withdraw } from '../publish/withdraw.ts';
import { type Listening, listenForPublications, type Publication } from './change-feed.ts';

/** For `vi.waitFor`: a busy machine takes seconds. */
const patience = { timeout: 15_000 };

let site: TestSite;
const listening: Listening[] = [];
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
});
afterEach(async () => {
  await Promise.all(listening.splice(0).map((each) => each.stop()));
  // One whose way was cut could not end its lease.
  await site.database.kysely.deleteFrom('site_process').execute();
});
afterAll(() => site.end());

const page = (id: string) => ({ id, type: 'page', slug: id, parentId: 'about' });

/** A site process: what it was told, and what it does when it is. */
async function process(
  name: string,
  onPublication?: (publication: Publication) => Promise<void>,
  options: Partial<Parameters<typeof listenForPublications>[0]> = {},
) {
  const told: Publication[] = [];
  let gaps = 0;
  const troubles: string[] = [];
  let timesBack = 0;
  const listener = await listenForPublications({
    url: site.database.url,
    pool: site.database.pool,
    processName: name,
    onPublication: async (publication) => {
      await onPublication?.(publication);
      told.push(publication);
    },
    onGap: () => {
      gaps += 1;
    },
    onTrouble: (error) => troubles.push(error.message),
    onHeardAgain: () => {
      timesBack += 1;
    },
    ...options,
  });
  listening.push(listener);
  return { told, gaps: () => gaps, troubles, timesBack: () => timesBack, listener };
}

const cutOff = (name: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${`chancery-listener:${name}`}`.execute(site.database.kysely);

test('every process is told of a publication, of none that was before it', async () => {
  await site.add(page('before'));
  const [one, two] = await Promise.all([process('one'), process('two')]);
  const { seq } = await site.add(page('after'));
  await vi.waitFor(() => {
    for (const { told } of [one, two]) {
      expect(told).toMatchObject([
        { seq, recordIds: ['after'], types: ['page'], locales: ['en'], hard: false },
      ]);
    }
  }, patience);
});

test('a process that lost its connection catches up, in order and each once', async () => {
  const one = await process('one');
  await cutOff('one');
  const published = [await site.add(page('missed-a')), await site.add(page('missed-b'))];
  await vi.waitFor(() => expect(one.told).toHaveLength(2), patience);
  expect(one.told.map(({ seq }) => seq)).toEqual(published.map(({ seq }) => seq));
  expect(one.troubles).not.toEqual([]);
  expect(one.timesBack()).toBe(1);
  const { seq } = await site.add(page('not-missed'));
  await vi.waitFor(() => expect(one.told.at(-1)?.seq).toBe(seq), patience);
  expect(one.gaps()).toBe(0);
});

test('a take-down is confirmed when every process has dropped the page', async () => {
  await site.add(page('removed'));
  const release = Promise.withResolvers<void>();
  const steps: string[] = [];
  const drop = async () => {
    await release.promise;
    steps.push('dropped');
  };
  await Promise.all([process('one', drop), process('two', drop)]);
  const input = { recordId: 'removed', locale: 'all', actor: 'ann', instead: { reason: 'Wrong.' } } as const;
  const done = takeDown(site.database, unpublish, input).then((result) => {
    steps.push('confirmed');
    return result;
  });
  await vi.waitFor(async () => expect((await site.live('removed')).size).toBe(0), patience);
  release.resolve();
  expect((await done).unconfirmed).toEqual([]);
  expect(steps).toEqual(['dropped', 'dropped', 'confirmed']);
});

test('a process that does not say so in time is named', async () => {
  await site.add(page('stuck'));
  const release = Promise.withResolvers<void>();
  await Promise.all([process('one'), process('asleep', () => release.promise)]);
  const input = { recordId: 'stuck', locale: 'en', actor: 'ann', reason: 'Wrong.' };
  const { unconfirmed } = await takeDown(site.database, withdraw, input, { timeoutMs: 400 });
  expect(unconfirmed).toEqual(['asleep']);
  release.resolve();
});

test('a process that has ended is not waited for', async () => {
  await site.add(page('outlived'));
  const release = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  await process('one');
  const dying = await process('dying', () => {
    called.resolve();
    return release.promise;
  });
  const input = { recordId: 'outlived', locale: 'en', actor: 'ann', reason: 'Wrong.' };
  const done = takeDown(site.database, withdraw, input, { timeoutMs: 10_000 });
  await called.promise;
  const stopped = dying.listener.stop();
  expect((await done).unconfirmed).toEqual([]);
  release.resolve();
  await stopped;
});

/** A process whose way to the database is cut, once it was heard of. */
async function cutOffProcess(name: string, options: { readonly leaseMs?: number } = {}) {
  const proxy = databaseProxy();
  const url = await proxy.start(site.database.url);
  const cut = await process(name, undefined, { url, ...options });
  await proxy.stop();
  await vi.waitFor(() => expect(cut.troubles).not.toEqual([]), patience);
  return cut;
}

const silentFor = (name: string, interval: string) =>
  sql`update site_process set seen_at = clock_timestamp() - ${interval}::interval where name = ${name}`.execute(
    site.database.kysely,
  );
const withdrawing = (recordId: string) => ({ recordId, locale: 'en', actor: 'ann', reason: 'Wrong.' });

test('a process whose way to the database is cut may be serving the page: it is waited for, and named', async () => {
  await site.add(page('cut'));
  const cut = await cutOffProcess('cut-off');
  expect(await takeDown(site.database, withdraw, withdrawing('cut'), { timeoutMs: 300 })).toMatchObject({
    unconfirmed: ['cut-off'],
  });
  expect(cut.told).toEqual([]);
});

test('one that has been silent for long is named at once, until its lease has ended', async () => {
  for (const id of ['silent-a', 'silent-b']) await site.add(page(id));
  await process('one');
  await cutOffProcess('silent');
  await silentFor('silent', '20 seconds');
  const patient = { timeoutMs: 60_000 };
  expect((await takeDown(site.database, withdraw, withdrawing('silent-a'), patient)).unconfirmed).toEqual([
    'silent',
  ]);
  await silentFor('silent', '61 minutes');
  expect((await takeDown(site.database, withdraw, withdrawing('silent-b'), patient)).unconfirmed).toEqual([]);
});

/** A number that no process has any more. */
async function deadProcess(): Promise<number> {
  const child = spawn(globalThis.process.execPath, ['--eval', '']);
  await once(child, 'exit');
  return child.pid ?? Number.NaN;
}

/** What is left of a process that was killed without a word. */
const killed = async (name: string, machine: string | null, pid: number) => {
  await site.database.kysely
    .insertInto('site_process')
    .values({ name, machine, pid, seen_at: new Date() })
    .execute();
};

test('one that has died on the same machine is neither waited for nor named', async () => {
  await site.add(page('of-the-dead'));
  await process('one');
  await killed('dead', thisPlace.machine, await deadProcess());
  expect(await takeDown(site.database, withdraw, withdrawing('of-the-dead'))).toMatchObject({
    unconfirmed: [],
  });
});

test('its neighbours forget it by themselves', async () => {
  await killed('dead', thisPlace.machine, await deadProcess());
  await process('one');
  const { kysely } = site.database;
  expect(await kysely.selectFrom('site_process').select('name').execute()).toEqual([{ name: 'one' }]);
});

test('nobody is taken for dead who may live: on another machine, of an older version, or of another user', async () => {
  const dead = await deadProcess();
  await killed('elsewhere', 'another-machine', dead);
  await killed('unknown', null, dead);
  // The first process belongs to root, and is there as long as the machine.
  await killed('first', thisPlace.machine, 1);
  await process('one');
  const { kysely } = site.database;
  const names = await kysely.selectFrom('site_process').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['elsewhere', 'first', 'one', 'unknown']);
});

test('a process that cannot renew its lease drops what it keeps when that ends', async () => {
  const cut = await cutOffProcess('lapsing', { leaseMs: 200 });
  await vi.waitFor(() => expect(cut.gaps()).toBeGreaterThan(1), patience);
});

test('a process that is heard of keeps what it has', async () => {
  // Longer than between two renewals, shorter than until the third.
  const one = await process('heard', undefined, { leaseMs: 8_000 });
  const { rows } = await sql<{ until: Date }>`
    select seen_at + interval '9 seconds' as until from site_process where name = 'heard'`.execute(
    site.database.kysely,
  );
  const renewed = sql`select from site_process where name = 'heard' and seen_at > ${rows[0]?.until}`;
  await vi.waitFor(
    async () => expect((await renewed.execute(site.database.kysely)).rows).toHaveLength(1),
    patience,
  );
  expect(one.gaps()).toBe(0);
});

test('a process that no longer hears what it tells itself drops what it keeps, is named at once, and catches up', async () => {
  // As after a failover in which the address for listening still leads to the server that was left.
  const elsewhere = await testSite();
  onTestFinished(() => elsewhere.end());
  let told = site.database.pool;
  const pool = {
    get query() {
      return told.query.bind(told);
    },
  };
  const deafened = await process('deafened', undefined, { pool });
  told = elsewhere.database.pool;
  await vi.waitFor(() => expect(deafened.gaps()).toBeGreaterThan(1), { timeout: 20_000 });
  expect(deafened.troubles.join()).toContain('DATABASE_DIRECT_URL');

  await site.add(page('unheard'));
  const patient = { timeoutMs: 60_000 };
  const { seq, unconfirmed } = await takeDown(site.database, withdraw, withdrawing('unheard'), patient);
  expect(unconfirmed).toEqual(['deafened']);
  // Also not by chance, while it listens anew to find out whether it hears.
  expect(deafened.told).toEqual([]);
  told = site.database.pool;
  await vi.waitFor(() => expect(deafened.told.at(-1)?.seq).toBe(seq), { timeout: 20_000 });
}, 60_000);

test('a process that can tell itself nothing for a moment keeps what it has', async () => {
  const pool = { query: site.database.pool.query.bind(site.database.pool) };
  const one = await process('untold', undefined, { pool });
  const refused = Promise.withResolvers<void>();
  pool.query = (async () => {
    refused.resolve();
    throw new Error('timeout exceeded when trying to connect');
  }) as typeof pool.query;
  await refused.promise;
  const { seq } = await site.add(page('heard-all-the-same'));
  await vi.waitFor(() => expect(one.told.at(-1)?.seq).toBe(seq), patience);
  expect(one.gaps()).toBe(0);
  expect(one.troubles).toEqual([]);
});

test('when numbers go back, as after a restored backup, everything that is kept must go', async () => {
  const one = await process('one');
  await site.add(page('lost'));
  await vi.waitFor(() => expect(one.told).toHaveLength(1), patience);
  await sql`alter table publication disable trigger user`.execute(site.database.kysely);
  await sql`delete from publication where seq = (select max(seq) from publication)`.execute(
    site.database.kysely,
  );
  await sql`alter table publication enable trigger user`.execute(site.database.kysely);
  await cutOff('one');
  await vi.waitFor(() => expect(one.gaps()).toBe(1), patience);
});

test('a name that could not be told apart is refused', async () => {
  await expect(process('a:b')).rejects.toThrow('letters, digits and hyphens');
});
