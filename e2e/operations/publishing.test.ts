/** What is published reaches every process, of two machines that have one database, and what is made is made once. */

import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { publish } from '../../src/content/publish/publish.ts';
import { saveDraft } from '../../src/content/publish/save-draft.ts';
import { takeDown } from '../../src/content/publish/take-down.ts';
import { unpublish } from '../../src/content/publish/unpublish.ts';
import { ownSiteForFile } from '../testing/for-file.ts';
import { startOtherMachine } from '../testing/other-machine.ts';
import type { TestSite } from '../testing/site.ts';

const first = await ownSiteForFile();
const other = await startOtherMachine(first.origin, first.database.url);
afterAll(() => other.stop());
const sites = [first, ...other.sites];
const editor = 'editor@example.com';

async function livePath(recordId: string): Promise<string> {
  const row = await first.database.kysely
    .selectFrom('live')
    .select('path')
    .where('record_id', '=', recordId)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  return row.path ?? '';
}

/** A publication that the first page of the list shows, and what it is found by. */
async function shownFirst(): Promise<{ id: string; path: string; lists: string[] }> {
  const list = '/publications';
  const main = (await textAt(first, list)).split('<main')[1] ?? '';
  const [path = '', id = ''] = /\/publications\/([a-z0-9-]+)\/[a-z0-9-]+/.exec(main) ?? [];
  const { title } = await first.database.kysely
    .selectFrom('live')
    .select('title')
    .where('record_id', '=', id)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const q = encodeURIComponent(title.split(' ').slice(0, 4).join(' '));
  return { id, path, lists: [list, `/search?q=${q}`, `/search/insights?q=${q}`] };
}

async function textAt(site: TestSite, path: string): Promise<string> {
  return (await site.get(path)).text();
}

test('a publication appears on every site process within a second', async () => {
  const path = await livePath('pu102');
  for (const site of sites) await textAt(site, path);
  const draft = await first.database.kysely
    .selectFrom('translation')
    .selectAll()
    .where('record_id', '=', 'pu102')
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const fields = { ...(draft.fields as object), summary: 'A summary that was written a moment ago.' };
  await saveDraft(first.database.kysely, {
    recordId: 'pu102',
    locale: 'en',
    slug: draft.slug,
    fields,
    revision: draft.revision,
    actor: editor,
  });
  await publish(first.database.kysely, {
    recordId: 'pu102',
    locale: 'en',
    actor: editor,
    change: 'minor',
    note: 'A clearer summary',
  });
  for (const site of sites) {
    await expect
      .poll(() => textAt(site, path), { timeout: 1_000, interval: 25 })
      .toContain('A summary that was written a moment ago.');
  }
});

test('once a take-down is confirmed, no process serves the record, its lists or an old copy', async () => {
  const { id, path, lists } = await shownFirst();
  for (const site of sites) {
    await textAt(site, path);
    for (const list of lists) expect((await textAt(site, list)).includes(path), list).toBe(true);
  }
  const asking = Array.from({ length: 20 }, () => other.sites[0].get(path));
  const { unconfirmed } = await takeDown(first.database, unpublish, {
    recordId: id,
    locale: 'en',
    actor: editor,
    instead: { reason: 'Withdrawn at the request of the authors.' },
  });
  expect(unconfirmed).toEqual([]);
  await Promise.all(asking);
  for (const site of sites) {
    const response = await site.get(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Withdrawn at the request of the authors.');
    for (const list of lists) expect((await textAt(site, list)).includes(path), list).toBe(false);
  }
});

test('once its take-down is confirmed, an office is in no footer', async () => {
  const office = await livePath('office-lisbon');
  const pages = ['/news', '/fr-fr/news', '/events'];
  for (const site of sites) {
    for (const page of pages.slice(0, 2)) expect(await textAt(site, page)).toContain(office);
  }
  const { unconfirmed } = await takeDown(first.database, unpublish, {
    recordId: 'office-lisbon',
    locale: 'all',
    actor: editor,
    instead: { reason: 'The office has moved.' },
  });
  expect(unconfirmed).toEqual([]);
  for (const site of sites) {
    for (const page of pages) expect((await textAt(site, page)).includes(office), page).toBe(false);
  }
});

test('a page that one machine has made is taken by the other as it is stored, and not made there', async () => {
  const path = await livePath('office-paris');
  expect((await first.get(path)).status).toBe(200);
  const storeOther = () =>
    first.database.pool.query('update stored_page set body = $2 where key = $1', [
      path,
      brotliCompressSync('Made on the first machine.'),
    ]);
  await expect.poll(async () => (await storeOther()).rowCount).toBe(1);
  for (const site of other.sites) expect(await textAt(site, path)).toBe('Made on the first machine.');
});

test('a machine that fails takes nothing from the other, which confirms take-downs, and is right when it is back', async () => {
  const { id, path } = await shownFirst();
  for (const site of sites) expect((await site.get(path)).status).toBe(200);
  other.fail();
  const reason = 'Withdrawn while a machine was down.';
  const takingDown = takeDown(first.database, unpublish, {
    recordId: id,
    locale: 'en',
    actor: editor,
    instead: { reason },
  });
  for (const page of ['/', '/people', '/events']) expect((await first.get(page)).status, page).toBe(200);
  expect((await takingDown).unconfirmed).toEqual([]);
  expect(await textAt(first, path)).toContain(reason);
  for (const site of other.sites) {
    await expect
      .poll(() => textAt(site, path).catch(() => 'It is not back yet.'), { timeout: 30_000 })
      .toContain(reason);
  }
});
