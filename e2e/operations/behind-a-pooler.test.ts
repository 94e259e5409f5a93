import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { copySeededServer } from '../../scripts/embedded-postgres/test-database.ts';
import { DatabaseClient } from '../../src/platform/db/client.ts';
import { startPgbouncer } from '../../src/platform/db/testing/pgbouncer.fixture.ts';
import { startTcpCluster } from '../../src/platform/db/testing/tcp-cluster.fixture.ts';
import { startIdentityProcess, startSiteProcess } from '../testing/site-process.ts';

const started: (() => Promise<unknown>)[] = [];
let site: { readonly origin: string };
let identityOrigin: string;
let direct: DatabaseClient;
beforeAll(async () => {
  let seeded = (url: string) => url;
  const server = await startTcpCluster(['host all all 127.0.0.1/32 scram-sha-256'], async (directory) => {
    seeded = await copySeededServer(directory);
  });
  started.push(() => server.stop());
  const superuser = new DatabaseClient({ connectionString: seeded(server.superuserUrl) });
  await superuser.connect();
  await superuser.query("create role site login password 'known'");
  await superuser.query('reassign owned by chancery to site');
  await superuser.end();
  const directUrl = seeded(server.urlFor('site', 'known'));
  const pooler = await startPgbouncer(directUrl);
  started.push(() => pooler.stop());
  direct = new DatabaseClient({ connectionString: directUrl });
  await direct.connect();
  started.push(() => direct.end());
  const port = await freePort();
  identityOrigin = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_POOL_SIZE: '6',
    IDENTITY_PORT: String(port),
    IDENTITY_ORIGIN: identityOrigin,
    MAIL: 'off',
  };
  const running = await startSiteProcess(pooler.url, env);
  site = running;
  started.push(running.stop);
  const identity = await startIdentityProcess(pooler.url, { ...env, PORT: new URL(running.origin).port });
  started.push(() => identity.stop());
}, 120_000);
afterAll(async () => {
  for (const stop of started.reverse()) await stop();
});

test('the site and its identity provider are ready and answer, with few connections to the server', async () => {
  const pages = ['/', '/fr-fr', '/people', '/search?q=energy', '/readyz'];
  const rounds = [1, 2, 3, 4].flatMap(() => pages);
  const answers = await Promise.all(rounds.map((path) => fetch(`${site.origin}${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(rounds.map(() => 200));
  expect((await fetch(`${identityOrigin}/.well-known/openid-configuration`)).status).toBe(200);
  const { rows } = await direct.query<{ name: string; connections: number }>(
    `select application_name as name, count(*)::int as connections from pg_stat_activity
     where usename = 'site' and application_name like 'chancery-listener:%' group by 1`,
  );
  expect(rows.map(({ connections }) => connections)).toEqual([1]);
  const { rows: all } = await direct.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where usename = 'site'",
  );
  // Three of the pooler, the one that listens, and ours.
  expect(all[0]?.n).toBeLessThanOrEqual(5);
});

test('the process that listens directly is heard of, and nothing is locked for longer than a transaction', async () => {
  await vi.waitFor(async () => {
    const { rows } = await direct.query<{ silent: boolean }>(
      "select seen_at < clock_timestamp() - interval '12 seconds' as silent from site_process",
    );
    expect(rows).toEqual([{ silent: false }]);
  });
  const { rows } = await direct.query(
    `select from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and xact_start is null`,
  );
  expect(rows).toEqual([]);
});
