import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { untilListening } from '../../bench/until-listening.ts';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { programEnvironment } from '../../scripts/test/server-programs.ts';
import { type Listening, listenForPublications } from '../content/changes/change-feed.ts';
import { type FrontPurger, startFrontPurger } from '../content/publish/front-purger.ts';
import { takeDown } from '../content/publish/take-down.ts';
import { testSite as contentSite, type TestSite } from '../content/publish/test-site.fixture.ts';
import { unpublish } from '../content/publish/unpublish.ts';
import { Clock } from '../platform/cache/clock.ts';
import type { FrontCache } from '../platform/front-cache/front-cache.ts';
import { createApp } from './app.ts';
import type { Pages } from './page-server.ts';
import { forgetAll, forgetPublished } from './publications/forget-published.ts';
import type { Site } from './site.ts';
import { testPages, testSite } from './testing.ts';

/** Varnish as it is in `deploy/varnish`, in front of a site whose pages are the titles of the records they name. */
let content: TestSite;
let site: Site;
let app: FastifyInstance;
let listening: Listening;
let purger: FrontPurger;
let varnish: ChildProcess;
let directory: string;
let varnishPort: number;
const troubles: Error[] = [];
let rendered = 0;

beforeAll(async () => {
  content = await contentSite();
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
  for (const id of ['story', 'other', 'secret', 'late', 'unreachable'])
    await content.add({ id, type: 'page', slug: id, parentId: 'about', fields: { title: 'Before' } });
  varnishPort = await freePort();
  site = testSite(
    { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${varnishPort}`, CDN_SECONDS: '3600' },
    content.database.url,
  );
  const handlePage: Pages['handlePage'] = async ({ pathname }) => {
    rendered += 1;
    const id = pathname.slice(1);
    const title = (await content.live(id)).get('en')?.title;
    return {
      status: title === undefined ? 410 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: title ?? 'gone',
      tags: new Set([`record:${id}`]),
      maxAge: new Clock().keptFor,
    };
  };
  app = createApp(site, { pages: testPages({ handlePage }), clientDirectory: null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await startVarnish((app.server.address() as AddressInfo).port);
  purger = startFrontPurger({
    database: content.database,
    front: front(),
    onTrouble: (error) => troubles.push(error),
    every: 200,
    settleAfter: 100,
  });
  listening = await listenForPublications({
    url: content.database.url,
    pool: content.database.pool,
    processName: 'one',
    onPublication: (publication) => {
      forgetPublished(publication, site);
      purger.wake();
    },
    onGap: () => forgetAll(site),
  });
});
afterAll(async () => {
  await purger.stop();
  await listening.stop();
  await app.close();
  varnish.kill('SIGTERM');
  await once(varnish, 'exit');
  await rm(directory, { recursive: true, force: true });
  await site.database.end();
  await content.end();
});

async function startVarnish(sitePort: number): Promise<void> {
  directory = await mkdtemp(join(tmpdir(), 'chancery-varnish-'));
  const example = await readFile(join(import.meta.dirname, '../../deploy/varnish/chancery.vcl'), 'utf8');
  expect(example).toContain('.port = "3000";');
  const file = join(directory, 'chancery.vcl');
  await writeFile(file, example.replace('.port = "3000";', `.port = "${sitePort}";`));
  const args = [
    '-F',
    // As whoever runs the tests: another user could not read what lies in a temporary directory.
    '-j',
    'none',
    '-a',
    `127.0.0.1:${varnishPort}`,
    '-f',
    file,
    '-n',
    join(directory, 'run'),
    '-s',
    'malloc,16m',
  ];
  varnish = spawn('varnishd', [...args, '-p', 'http_gzip_support=off'], {
    env: programEnvironment,
    stdio: 'ignore',
  });
  await once(varnish, 'spawn').catch(() => {
    throw new Error('varnishd is not on this machine, so nobody knows whether its example is right.');
  });
  await untilListening(varnishPort);
  await vi.waitUntil(async () => (await ask('/robots.txt')).status === 200, { timeout: 10_000 });
}

function front(): FrontCache {
  const { frontCache } = site.settings;
  if (!frontCache) throw new Error('No cache in front is set.');
  return frontCache;
}

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${varnishPort}${path}`, init);
const body = async (path: string) => (await ask(path)).text();
const change = async (id: string, title: string) => {
  await content.save(id, 'en', { slug: id, fields: { title }, parentId: 'about' });
  await content.publish(id, 'en');
};
/** Until it has been told, twice, of all there is. */
const settled = () =>
  vi.waitUntil(
    async () => {
      const { rows } = await content.database.pool.query<{ left: number }>(
        'select (select max(seq) from publication) - settled_seq as left from front_cache',
      );
      return rows[0] !== undefined && Number(rows[0].left) <= 0;
    },
    { timeout: 10_000 },
  );
const removal = { locale: 'all', actor: 'editor', instead: { reason: 'A mistake' } } as const;

describe('a cache in front', () => {
  test('keeps a page, does not tell readers how, and asks for it no more until it is published again', async () => {
    await settled();
    const first = await ask('/story');
    expect(await first.text()).toBe('Before');
    expect([first.headers.get('xkey'), first.headers.get('surrogate-control')]).toEqual([null, null]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await body('/other')).toBe('Before');
    const before = rendered;
    site.cache.clear();
    expect([await body('/story'), await body('/other'), rendered]).toEqual(['Before', 'Before', before]);
    await change('story', 'After');
    await vi.waitUntil(async () => (await body('/story')) === 'After', { timeout: 10_000 });
    // What was not touched is still what it keeps.
    expect([await body('/other'), rendered]).toEqual(['Before', before + 1]);
  });

  test('answers whoever has the page already by itself', async () => {
    await settled();
    const etag = (await ask('/other')).headers.get('etag') ?? '';
    site.cache.clear();
    const before = rendered;
    expect((await ask('/other', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(rendered).toBe(before);
  });

  test('shows nothing of what was taken down from when that is confirmed', async () => {
    expect(await body('/secret')).toBe('Before');
    const { unconfirmed } = await takeDown(
      content.database,
      unpublish,
      { ...removal, recordId: 'secret' },
      { front: front() },
    );
    expect(unconfirmed).toEqual([]);
    const shown = await Promise.all(Array.from({ length: 20 }, () => body('/secret')));
    expect(new Set(shown)).toEqual(new Set(['gone']));
  });

  test('that cannot be told is named by the take-down, and told later', async () => {
    await settled();
    const away = { ...front(), addresses: ['http://127.0.0.1:1'] };
    const command = { ...removal, recordId: 'unreachable' };
    const { unconfirmed } = await takeDown(content.database, unpublish, command, { front: away });
    expect(unconfirmed).toEqual(['cache in front (varnish)']);
    // The one that can be reached is told of it in the background.
    await settled();
    expect(await body('/unreachable')).toBe('gone');
  });

  test('is told again what was published while nobody could tell it', async () => {
    await settled();
    await purger.stop();
    expect(await body('/late')).toBe('Before');
    await change('late', 'After');
    const again = startFrontPurger({
      database: content.database,
      front: front(),
      onTrouble: (error) => troubles.push(error),
      settleAfter: 100,
    });
    await settled();
    await again.stop();
    // Its process may show it for a second more, but gives it nobody to keep.
    await vi.waitUntil(async () => (await body('/late')) === 'After', { timeout: 5_000 });
    expect(troubles).toEqual([]);
  });

  test('is told to forget by nobody who may not', async () => {
    const { status } = await ask('/', { method: 'PURGE' });
    expect(status).toBe(400);
  });
});
