import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/embedded-postgres/free-port.ts';
import { publishedFeed } from '../../content/changes/published-feed.ts';
import { takeDown } from '../../content/publish/take-down.ts';
import { testSite as contentSite, type TestSite } from '../../content/publish/test-site.fixture.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { registerGraphql } from '../../graphql/endpoint/graphql.ts';
import { JOB_SCHEMA } from '../../jobs/job-schema.ts';
import { type Jobs, startJobs } from '../../jobs/start-jobs.ts';
import { waitingJobs } from '../../jobs/waiting-jobs.ts';
import { createMailer } from '../../mail/mail.ts';
import { createApp } from '../../site/app.ts';
import type { Site } from '../../site/site.ts';
import { keptLog, listen, testPages, testSite } from '../../site/testing.ts';
import { startObserving } from './start-observing.ts';

let content: TestSite;
let jobs: Jobs;
let ask: Awaited<ReturnType<typeof listen>>;
let metricsPort: number;
let site: Site;
let origin: string;
const stops: (() => Promise<unknown>)[] = [];
const { log, lines } = keptLog();

beforeAll(async () => {
  content = await contentSite();
  metricsPort = await freePort();
  site = { ...testSite({ METRICS_PORT: String(metricsPort) }, content.database.url), log };
  const stop = await startObserving({
    settings: site.settings,
    log,
    service: 'test',
    measured: {
      database: site.database,
      port: site.settings.metricsPort,
      caches: { pages: site.cache },
      warming: { counts: () => ({ made: 7, yielded: 2 }) },
      waiting: waitingJobs(site.database),
    },
  });
  const page = { status: 200, headers: {}, body: 'x', tags: new Set<string>(), maxAge: 60, route: 'person' };
  const app = createApp(site, {
    pages: testPages({
      handlePage: async ({ pathname }) => {
        if (pathname === '/away') throw Object.assign(new Error('gone'), { code: '57P01' });
        return page;
      },
    }),
    clientDirectory: null,
  });
  registerGraphql(app, {
    settings: site.settings,
    database: site.database,
    feed: publishedFeed(site.database.kysely),
    timer: { wakeAt: async () => {} },
  });
  ask = await listen(app);
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  jobs = await startJobs(site.database, { pollSeconds: 0.5, onError: (error) => log.error({ err: error }) });
  stops.push(
    () => jobs.stop(),
    () => app.close(),
    stop,
  );
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await content.end();
});

/** What is measured now, by the name and labels of each line. */
async function measures(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = text.matchAll(/^([a-z0-9_]+(?:\{.*\})?) (\S+)$/gm);
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
}

/** Waits until a measure has become this: what is told at the end of an answer is counted after it has arrived. */
const becomes = (name: string, value: unknown) =>
  vi.waitFor(async () => expect((await measures())[name]).toEqual(value), { timeout: 10_000 });

test('requests are counted by the kind of their address, however many addresses there are', async () => {
  for (const id of ['a', 'b', 'c']) await ask(`/people/${id}?q=jane`);
  await ask('/people/a');
  await becomes('chancery_http_requests_total{route="person",method="GET",status="2xx"}', 4);
  await becomes('chancery_http_request_seconds_count{route="person"}', 4);
  const text = JSON.stringify(await measures());
  expect(text).not.toMatch(/jane|people\/a/);
});

test('an operator sees what the cache does, what the pool has, and how the process is', async () => {
  const before = await measures();
  await ask('/people/new');
  await ask('/people/new');
  const after = await measures();
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(grown('chancery_cache_misses_total{cache="pages"}')).toBe(1);
  expect(grown('chancery_cache_hits_total{cache="pages"}')).toBe(1);
  expect(grown('chancery_cache_entries{cache="pages"}')).toBe(1);
  expect(grown('chancery_cache_bytes{cache="pages"}')).toBeGreaterThan(0);
  expect(after['chancery_cache_evictions_total{cache="pages"}']).toBe(0);
  expect(after['chancery_database_connections{state="idle"}']).toBeGreaterThanOrEqual(0);
  expect(after).toMatchObject({
    chancery_database_waiting: 0,
    process_resident_memory_bytes: expect.any(Number),
    process_cpu_seconds_total: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
  });
});

test('what was away is counted by what it was', async () => {
  expect((await ask('/away')).status).toBe(503);
  await becomes('chancery_unavailable_total{reason="database away"}', 1);
});

test('a take-down is counted, with its time and those who did not confirm it', async () => {
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
  await content.database.kysely
    .insertInto('site_process')
    .values({ name: 'frozen', seen_at: new Date() })
    .execute();
  const input = { recordId: 'about', locale: 'en', actor: 'ann', reason: 'Wrong.' };
  const { unconfirmed } = await takeDown(content.database, withdraw, input, { timeoutMs: 300 });
  expect(unconfirmed).toEqual(['frozen']);
  expect(await measures()).toMatchObject({
    'chancery_take_downs_total{outcome="asked"}': 1,
    'chancery_take_downs_total{outcome="confirmed"}': 0,
    'chancery_take_downs_total{outcome="unconfirmed"}': 1,
    chancery_take_down_unconfirmed_processes_total: 1,
    chancery_take_down_seconds_count: 1,
  });
});

test('jobs are counted as they are done, and those that wait by their queue', async () => {
  await becomes('chancery_jobs_total{queue="visitor-deletion",outcome="done"}', 1);
  await becomes('chancery_jobs_waiting{queue="scheduled-publication"}', 0);
  await jobs.stop();
  await content.database.pool.query(`insert into ${JOB_SCHEMA}.job (name) values ('scheduled-publication')`);
  await becomes('chancery_jobs_waiting{queue="scheduled-publication"}', 1);
});

test('queries that are refused are counted by the code of the refusal', async () => {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ nothing }' }),
  });
  expect(await answer.json()).toHaveProperty('errors');
  await becomes('chancery_graphql_refusals_total{code="GRAPHQL_VALIDATION_FAILED"}', 1);
});

test('mails are counted, and who they are for is not told', async () => {
  const settings = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@example.com', mail: 'smtp' } as const;
  const mailer = createMailer(settings, content.database.kysely);
  const mail = { to: 'li.wei@example.com', subject: 'A', text: 'A', html: 'A' };
  await expect(mailer.send(mail)).rejects.toThrow('took no mail');
  mailer.close();
  await becomes('chancery_mails_total{outcome="failed"}', 1);
  expect(JSON.stringify(await measures())).not.toContain('li.wei');
});

test('measures are read at their own address alone', async () => {
  expect((await ask('/metrics')).body).not.toContain('chancery_');
  const elsewhere = await fetch(`http://127.0.0.1:${metricsPort}/people`);
  expect(elsewhere.status).toBe(404);
});

test('a database that is away hides no other measure', async () => {
  await site.database.end();
  expect(await measures()).toMatchObject({ chancery_take_down_unconfirmed_processes_total: 1 });
  expect(lines().at(-1)).toMatchObject({ level: 40, msg: 'chancery_jobs_waiting could not be counted' });
  await measures();
  expect(lines().filter(({ msg }) => msg === 'chancery_jobs_waiting could not be counted')).toHaveLength(1);
});
