import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instead } from './redirects.ts';
import { schedule } from './schedule.ts';
import { submitForReview } from './submit-for-review.ts';
import { type TestSite, testSite } from './test-site.fixture.ts';
import { unpublish } from './unpublish.ts';
import { withdraw } from './withdraw.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
});
afterAll(() => site.end());

const page = (id: string, parentId = 'about') => ({ id, type: 'page', slug: id, parentId });
const remove = (recordId: string, instead: Instead, locale = 'all') =>
  unpublish(site.database.kysely, { recordId, locale, actor: 'ann', instead });

async function redirectAt(path: string, locale = 'en') {
  const row = await site.database.kysely
    .selectFrom('redirect')
    .select(['record_id', 'target', 'reason'])
    .where('locale', '=', locale)
    .where('path', '=', path)
    .executeTakeFirst();
  return row && Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

async function addInFrench(id: string) {
  await site.add(page(id));
  await site.save(id, 'fr-fr', { slug: `${id}-fr`, fields: { title: id } });
  await site.publish(id, 'fr-fr');
}

test('a record that is unpublished is gone in that language, with the reason at its address', async () => {
  await addInFrench('one');
  await remove('one', { reason: 'Replaced by the new rules.' }, 'en');
  expect([...(await site.live('one')).keys()]).toEqual(['fr-fr']);
  expect(await redirectAt('/about-us/one')).toEqual({ reason: 'Replaced by the new rules.' });
  expect(await site.state('one', 'en')).toBe('unpublished');
  expect(await site.state('one', 'fr-fr')).toBe('published');
});

test('all languages go at once, in a publication that no page survives', async () => {
  await addInFrench('two');
  const { seq } = await remove('two', { reason: 'Closed.' });
  expect((await site.live('two')).size).toBe(0);
  const publication = await site.database.kysely
    .selectFrom('publication')
    .select(['record_ids', 'types', 'locales', 'hard'])
    .where('seq', '=', seq)
    .executeTakeFirst();
  expect(publication).toEqual({ record_ids: ['two'], types: ['page'], locales: ['en', 'fr-fr'], hard: true });
});

test('its readers are sent to another record, and those of its older addresses too', async () => {
  await site.add(page('old'));
  await site.save('old', 'en', { slug: 'less-old', fields: { title: 'Less old' } });
  await site.publish('old', 'en');
  await site.add(page('successor'));
  await remove('old', { target: '/about-us/successor' });
  expect(await redirectAt('/about-us/old')).toEqual({ record_id: 'successor' });
  expect(await redirectAt('/about-us/less-old')).toEqual({ record_id: 'successor' });

  await remove('successor', { target: 'https://example.com/elsewhere' });
  for (const path of ['/about-us/old', '/about-us/less-old', '/about-us/successor']) {
    expect(await redirectAt(path), path).toEqual({ target: 'https://example.com/elsewhere' });
  }
});

test.each<Instead>([
  { record: 'three' },
  { record: 'nothing' },
  { target: '/nowhere/at-all' },
  { target: '//x.example' },
  { reason: ' ' },
])('readers are not sent nowhere or in a circle: %o', async (instead) => {
  if ((await site.live('three')).size === 0) await site.add(page('three'));
  await expect(remove('three', instead)).rejects.toMatchObject({ code: 'redirect' });
  expect((await site.live('three')).size).toBe(1);
});

test('a record with live records below it stays', async () => {
  await site.add(page('upper'));
  await site.add(page('lower', 'upper'));
  await expect(remove('upper', { reason: 'x' })).rejects.toMatchObject({ code: 'has-live-children' });
});

test('below a translation that is gone, paths have the English slug again', async () => {
  await addInFrench('four');
  await site.add(page('four-child', 'four'));
  await site.save('four-child', 'fr-fr', { slug: 'enfant', fields: { title: 'Enfant' } });
  await site.publish('four-child', 'fr-fr');
  await remove('four', { record: 'four' }, 'fr-fr');
  expect((await site.live('four-child')).get('fr-fr')?.path).toBe('/about-us/four/enfant');
  expect(await redirectAt('/about-us/four-fr/enfant', 'fr-fr')).toEqual({ record_id: 'four-child' });
});

test('what is published again has its address back', async () => {
  await site.add(page('back'));
  await remove('back', { reason: 'For a while.' });
  await site.publish('back', 'en');
  expect((await site.live('back')).get('en')?.path).toBe('/about-us/back');
  expect(await redirectAt('/about-us/back')).toBeUndefined();
});

test('a withdrawn record stays at its address with the reason until it is published again', async () => {
  await addInFrench('five');
  const input = { recordId: 'five', locale: 'en', actor: 'ann', reason: 'No longer the law.' };
  await withdraw(site.database.kysely, input);
  expect((await site.live('five')).get('en')?.withdrawnReason).toBe('No longer the law.');
  expect((await site.live('five')).get('fr-fr')?.withdrawnReason).toBeNull();
  expect(await site.state('five', 'en')).toBe('withdrawn');
  await site.publish('five', 'en');
  expect((await site.live('five')).get('en')?.withdrawnReason).toBeNull();
});

test('publishing the source does not end the withdrawal of a translation', async () => {
  await addInFrench('six');
  await withdraw(site.database.kysely, { recordId: 'six', locale: 'fr-fr', actor: 'ann', reason: 'Wrong.' });
  await site.publish('six', 'en');
  expect((await site.live('six')).get('fr-fr')?.withdrawnReason).toBe('Wrong.');
});

test('what is not live cannot be taken down', async () => {
  await site.create(page('seven'));
  await expect(remove('seven', { reason: 'x' })).rejects.toMatchObject({ code: 'not-live' });
});

const draftOf = (recordId: string) =>
  site.database.kysely
    .selectFrom('translation')
    .select(['state', 'scheduled_for'])
    .where('record_id', '=', recordId)
    .executeTakeFirst();
const actionsOn = async (recordId: string) => {
  const rows = await site.database.kysely
    .selectFrom('history')
    .select('action')
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};
const takeDowns = [
  [
    'withdrawn',
    (recordId: string) =>
      withdraw(site.database.kysely, { recordId, locale: 'en', actor: 'ann', reason: 'Wrong.' }),
  ],
  ['unpublished', (recordId: string) => remove(recordId, { reason: 'Wrong.' })],
] as const;

test.each(takeDowns)('a draft that is in review stays so when what is live is %s', async (how, takeDown) => {
  const id = `reviewed-${how}`;
  await site.add(page(id));
  await site.save(id, 'en', { slug: id, fields: { title: 'Better' } });
  await submitForReview(site.database.kysely, { recordId: id, locale: 'en', actor: 'ann' });
  await takeDown(id);
  expect(await draftOf(id)).toEqual({ state: 'in_review', scheduled_for: null });
});

test.each(takeDowns)(
  'a publication that was scheduled is cancelled aloud when what is live is %s',
  async (how, takeDown) => {
    const id = `scheduled-${how}`;
    await site.add(page(id));
    await site.save(id, 'en', { slug: id, fields: { title: 'Later' } });
    const at = new Date(Date.now() + 86_400_000);
    const input = { recordId: id, locale: 'en', actor: 'ann', change: 'minor', note: null, at } as const;
    await schedule(site.database.kysely, input, { wakeAt: async () => {} });
    await takeDown(id);
    expect(await draftOf(id)).toEqual({ state: 'draft', scheduled_for: null });
    expect((await actionsOn(id)).slice(-3).sort()).toEqual(['schedule-cancelled', 'scheduled', how].sort());
  },
);
