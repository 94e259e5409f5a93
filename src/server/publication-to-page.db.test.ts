import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Listening, listenForPublications } from '../content/publications.ts';
import { takeDown } from '../content/publish/take-down.ts';
import { testSite as contentSite, type TestSite } from '../content/publish/test-site.ts';
import { unpublish } from '../content/publish/unpublish.ts';
import { createApp } from './app.ts';
import type { Pages } from './page-server.ts';
import { listen, testPages, testSite } from './testing.ts';

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

/** A site process whose pages are the titles of the records they name, and a door that a render may wait at. */
async function siteProcess(name: string, door: () => Promise<void> = async () => {}) {
  const site = testSite({}, content.database.url);
  const handlePage: Pages['handlePage'] = async ({ pathname }) => {
    const id = pathname.slice(1);
    const title = (await content.live(id)).get('en')?.title;
    await door();
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
    processName: name,
    onPublication: (publication) => site.cache.publication(publication),
    onGap: () => site.cache.clear(),
  });
  running.push(
    () => app.close(),
    () => listening.stop(),
    () => site.database.end(),
  );
  const ask = await listen(app);
  return { site, body: async (path: string) => (await ask(path)).body };
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
  const door = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const { body, site } = await siteProcess('one', () => {
    read.resolve();
    return door.promise;
  });
  const asked = body('/early');
  await read.promise;
  await takeDownPage('early');
  door.resolve();
  expect(await asked).toBe('gone');
  expect(site.cache.fresh('/early')?.text().toString()).toBe('gone');
});

async function takeDownPage(recordId: string): Promise<void> {
  const { unconfirmed } = await takeDown(content.database, unpublish, { ...removal, recordId });
  expect(unconfirmed).toEqual([]);
}
