import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '../src/content/publish/publish.ts';
import { saveDraft } from '../src/content/publish/save-draft.ts';
import { takeDown } from '../src/content/publish/take-down.ts';
import { unpublish } from '../src/content/publish/unpublish.ts';
import { startSiteOn, startTestSite, type TestSite } from './testing/site.ts';

let first: TestSite;
let second: TestSite;
const editor = 'editor@example.com';

beforeAll(async () => {
  first = await startTestSite();
  second = await startSiteOn(first.database.url);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

async function livePath(recordId: string): Promise<string> {
  const row = await first.database.kysely
    .selectFrom('live')
    .select('path')
    .where('record_id', '=', recordId)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  return row.path ?? '';
}

async function textAt(site: TestSite, path: string): Promise<string> {
  return (await site.get(path)).text();
}

test('a publication appears on every site process within a second', async () => {
  const path = await livePath('pu102');
  for (const site of [first, second]) await textAt(site, path);
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
  for (const site of [first, second]) {
    await expect
      .poll(() => textAt(site, path), { timeout: 1_000, interval: 25 })
      .toContain('A summary that was written a moment ago.');
  }
});

test('once a take-down is confirmed, no process serves the record, its lists or an old copy', async () => {
  const path = await livePath('pu103');
  const list = '/publications?kind=client-alert';
  for (const site of [first, second]) for (const address of [path, list]) await textAt(site, address);
  const asking = Array.from({ length: 20 }, () => second.get(path));
  const { unconfirmed } = await takeDown(first.database, unpublish, {
    recordId: 'pu103',
    locale: 'en',
    actor: editor,
    instead: { reason: 'Withdrawn at the request of the authors.' },
  });
  expect(unconfirmed).toEqual([]);
  await Promise.all(asking);
  for (const site of [first, second]) {
    const response = await site.get(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Withdrawn at the request of the authors.');
    expect(await textAt(site, list)).not.toContain(path);
  }
});
