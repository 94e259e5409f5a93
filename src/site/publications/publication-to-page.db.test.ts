import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openGraphPath } from '../../art/open-graph/address.ts';
import { type Listening, listenForPublications } from '../../content/changes/change-feed.ts';
import { takeDown } from '../../content/publish/take-down.ts';
import { testSite as contentSite, type TestSite } from '../../content/publish/test-site.fixture.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { createApp } from '../app.ts';
import type { Pages } from '../page-server.ts';
import { listen, testPages, testSite } from '../testing.ts';
import { forgetAll, forgetPublished } from './forget-published.ts';

let content: TestSite;
beforeAll(async () => {
  content = await contentSite();
  await content.add({ id: 'about', type: 'section', slug: 'about-us' });
});
afterAll(() => content.end());

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A site process whose pages are the titles of the records they name, and a latch that a render may wait at. */
async function siteProcess(name: string, latch: () => Promise<void> = async () => {}) {
  const site = testSite({}, content.database.url);
  const handlePage: Pages['handlePage'] = async ({ pathname }) => {
    const id = pathname.slice(1);
    const title = (await content.live(id)).get('en')?.title;
    await latch();
    return {
      status: title === undefined ? 410 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: title ?? 'gone',
      tags: new Set([`record:${id}`]),
      maxAge: 3_600,
    };
  };
  const app: FastifyInstance = createApp(site, { pages: testPages({ handlePage }), clientDirectory: null });
  const listening: Listening = await listenForPublications({
    url: content.database.url,
    pool: content.database.pool,
    processName: name,
    onPublication: (publication) => forgetPublished(publication, site),
    onGap: () => forgetAll(site),
  });
  running.push(
    () => app.close(),
    () => listening.stop(),
    () => site.database.end(),
  );
  const ask = await listen(app);
  return { site, ask, body: async (path: string) => (await ask(path)).body };
}

const addPage = (id: string, title: string) =>
  content.add({ id, type: 'page', slug: id, parentId: 'about', fields: { title } });
const removal = { locale: 'all', actor: 'editor', instead: { reason: 'A mistake' } } as const;

test('a publication appears on every process by itself', async () => {
  await addPage('story', 'Before');
  const processes = await Promise.all([siteProcess('one'), siteProcess('two')]);
  for (const { body } of processes) expect(await body('/story')).toBe('Before');
  await content.save('story', 'en', { slug: 'story', fields: { title: 'After' }, parentId: 'about' });
  await content.publish('story', 'en');
  for (const { body } of processes) {
    await vi.waitUntil(async () => (await body('/story')) === 'After', { timeout: 5_000 });
  }
});

test('nothing of a take-down is served by any process once it is confirmed', async () => {
  await addPage('secret', 'Secret');
  const processes = await Promise.all([siteProcess('one'), siteProcess('two')]);
  for (const { body } of processes) expect(await body('/secret')).toBe('Secret');
  await takeDownPage('secret');
  for (const { body } of processes) expect(await body('/secret')).toBe('gone');
});

test('a render that read the record before its take-down is not served after it, nor kept', async () => {
  await addPage('early', 'Secret');
  const latch = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const { body, site } = await siteProcess('one', () => {
    read.resolve();
    return latch.promise;
  });
  const requested = body('/early');
  await read.promise;
  await takeDownPage('early');
  latch.resolve();
  expect(await requested).toBe('gone');
  expect(site.cache.fresh('/early')?.text().toString()).toBe('gone');
});

const shared = (id: string, title: string) => openGraphPath({ id, locale: 'en', title });

test('a picture that a record is shared with is gone from every process with the record', async () => {
  await addPage('shared', 'Secret');
  const processes = await Promise.all([siteProcess('one'), siteProcess('two')]);
  const path = shared('shared', 'Secret');
  for (const { ask } of processes) expect((await ask(path)).status).toBe(200);
  await takeDownPage('shared');
  for (const { ask } of processes) expect((await ask(path)).status).toBe(404);
});

test('a picture whose record is taken down while it is drawn is not shown after it, nor kept', async () => {
  await addPage('drawn', 'Secret');
  const { site, ask } = await siteProcess('one');
  const { large } = site.drawing;
  const begun = Promise.withResolvers<void>();
  const latch = Promise.withResolvers<void>();
  const draw = large.draw.bind(large);
  // The thread itself, with a latch before it.
  large.draw = async (order) => {
    begun.resolve();
    await latch.promise;
    return draw(order);
  };
  const requested = ask(shared('drawn', 'Secret'));
  await begun.promise;
  await takeDownPage('drawn');
  latch.resolve();
  expect((await requested).status).toBe(404);
  expect((await ask(shared('drawn', 'Secret'))).status).toBe(404);
});

test('a withdrawn record is shared by its title no more', async () => {
  await addPage('outdated', 'Outdated');
  const { ask } = await siteProcess('one');
  expect((await ask(shared('outdated', 'Outdated'))).status).toBe(200);
  const input = { recordId: 'outdated', locale: 'all', actor: 'editor', reason: 'Superseded' } as const;
  expect((await takeDown(content.database, withdraw, input)).unconfirmed).toEqual([]);
  expect((await ask(shared('outdated', 'Outdated'))).status).toBe(404);
});

test('a new title is in the picture under every address, also that of the old one', async () => {
  await addPage('renamed', 'Before');
  const processes = await Promise.all([siteProcess('one'), siteProcess('two')]);
  const path = shared('renamed', 'Before');
  const before = await Promise.all(processes.map(async ({ ask }) => (await ask(path)).headers.etag));
  await content.save('renamed', 'en', { slug: 'renamed', fields: { title: 'After' }, parentId: 'about' });
  await content.publish('renamed', 'en');
  for (const [at, { ask }] of processes.entries()) {
    await vi.waitUntil(async () => (await ask(path)).headers.etag !== before[at], { timeout: 15_000 });
  }
});

async function takeDownPage(recordId: string): Promise<void> {
  const { unconfirmed } = await takeDown(content.database, unpublish, { ...removal, recordId });
  expect(unconfirmed).toEqual([]);
}
