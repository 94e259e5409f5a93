import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecord } from './create-record.ts';
import { saveDraft } from './save-draft.ts';
import { submitForReview } from './submit-for-review.ts';
import { type TestSite, testSite } from './test-site.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
});
afterAll(() => site.end());

const page = (id: string) => ({ id, type: 'page', slug: id, parentId: 'about' });

test('an id that is not given is made', async () => {
  const { kysely } = site.database;
  const { id } = await createRecord(kysely, {
    type: 'topic',
    slug: 'made',
    fields: { title: 'Made' },
    actor: 'a',
  });
  expect(id).toMatch(/^[a-z2-7]{10}$/);
  expect(await site.state(id, 'en')).toBe('draft');
});

test.each([
  ['unknown-type', { type: '500' }],
  ['unknown-type', { type: '__proto__' }],
  ['id', { type: 'topic', id: '_' }],
  ['id', { type: 'topic', id: 'Über uns' }],
  ['id', { type: 'topic', id: 'a'.repeat(64) }],
])('a record is refused, as %s, for %j', async (code, chosen) => {
  const made = createRecord(site.database.kysely, {
    slug: 'x',
    fields: { title: 'X' },
    actor: 'a',
    ...chosen,
  });
  await expect(made).rejects.toMatchObject({ name: 'Refusal', code });
});

test('who saves without having read the last change is refused, and the change stays', async () => {
  await site.create(page('shared'));
  const save = (actor: string, title: string) =>
    saveDraft(site.database.kysely, {
      recordId: 'shared',
      locale: 'en',
      revision: 1,
      slug: 'shared',
      fields: { title },
      actor,
    });
  expect(await save('ann', 'By Ann')).toEqual({ revision: 2 });
  await expect(save('ben', 'By Ben')).rejects.toMatchObject({
    code: 'changed-meanwhile',
    message: 'ann has saved a change since you opened it.',
  });
  const draft = await site.database.kysely
    .selectFrom('translation')
    .select('fields')
    .where('record_id', '=', 'shared')
    .executeTakeFirstOrThrow();
  expect(draft.fields).toMatchObject({ title: 'By Ann' });
});

test.each([
  ['our-story', 'careers'],
  ['Capitals', 'about'],
])('the slug %s is refused where the site uses it or no address can hold it', async (slug) => {
  const parentId = 'about';
  const taken = createRecord(site.database.kysely, {
    type: 'policy',
    slug,
    fields: { title: 'A policy' },
    parentId,
    actor: 'a',
  });
  await expect(taken).rejects.toMatchObject({ name: 'Refusal', code: 'slug' });
});

test('a slug under which another page is live is refused with the name of that page', async () => {
  await site.add(page('occupied'));
  await expect(site.create({ ...page('second'), slug: 'occupied' })).rejects.toMatchObject({
    code: 'path-taken',
    message: '“occupied” (occupied) has the address /about-us/occupied already.',
  });
});

test('a language that the type does not have is refused', async () => {
  await site.create(page('monoglot'));
  const dutch = site.save('monoglot', 'nl-nl', { slug: 'x', fields: { title: 'X' } });
  await expect(dutch).rejects.toMatchObject({ code: 'wrong-locale' });
});

test('a field that all languages share is refused in a translation', async () => {
  await site.create({ id: 'bid', type: 'deal', slug: 'bid' });
  const french = site.save('bid', 'fr-fr', { slug: 'offre', fields: { title: 'Offre', value: 5 } });
  await expect(french).rejects.toMatchObject({
    problems: [{ path: 'value', message: 'is the same in every language: change it in the source language' }],
  });
});

test('a review is asked for once, for what could be published, and saving takes it back', async () => {
  const submit = (recordId: string) =>
    submitForReview(site.database.kysely, { recordId, locale: 'en', actor: 'ann' });
  await site.create({ id: 'unfinished', type: 'deal', slug: 'unfinished' });
  await expect(submit('unfinished')).rejects.toMatchObject({ code: 'invalid' });

  await site.create(page('reviewed'));
  await submit('reviewed');
  expect(await site.state('reviewed', 'en')).toBe('in_review');
  await expect(submit('reviewed')).rejects.toMatchObject({ code: 'changed-meanwhile' });
  await site.save('reviewed', 'en', { slug: 'reviewed', fields: { title: 'Better' } });
  expect(await site.state('reviewed', 'en')).toBe('draft');
});

test('what was saved after it was approved is not published', async () => {
  await site.create(page('approved'));
  await site.save('approved', 'en', { slug: 'approved', fields: { title: 'Slipped in' } });
  await expect(site.publish('approved', 'en', { revision: 1 })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  });
  expect((await site.publish('approved', 'en', { revision: 2 })).number).toBe(1);
});
