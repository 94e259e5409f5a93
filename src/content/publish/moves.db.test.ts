import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSite, testSite } from './test-site.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
  await site.add({ id: 'careers', type: 'section', slug: 'careers' });
});
afterAll(() => site.end());

/** A page with a child and a grandchild, the child also in French. */
async function addTree(root: string) {
  await site.add({ id: root, type: 'page', slug: root, parentId: 'about' });
  await site.add({ id: `${root}-child`, type: 'page', slug: 'child', parentId: root });
  await site.add({ id: `${root}-leaf`, type: 'page', slug: 'leaf', parentId: `${root}-child` });
  await site.save(`${root}-child`, 'fr-fr', { slug: 'enfant', fields: { title: 'Enfant' } });
  await site.publish(`${root}-child`, 'fr-fr');
}

async function pathsOf(root: string) {
  const rows = await site.database.kysely
    .selectFrom('live')
    .select(['record_id', 'locale', 'path'])
    .where('record_id', 'like', `${root}%`)
    .orderBy('record_id')
    .orderBy('locale')
    .execute();
  return rows.map((row) => `${row.record_id} ${row.locale} ${row.path}`);
}

async function redirectsOf(root: string) {
  const rows = await site.database.kysely
    .selectFrom('redirect')
    .select(['locale', 'path', 'record_id'])
    .where('record_id', 'like', `${root}%`)
    .orderBy('path')
    .execute();
  return rows.map((row) => `${row.locale} ${row.path} > ${row.record_id}`);
}

test('a translated record below an untranslated one has the English slug of that one in its path', async () => {
  await addTree('alpha');
  expect((await site.live('alpha-child')).get('fr-fr')?.path).toBe('/about-us/alpha/enfant');
});

test('a new slug moves everything below in every language, and old addresses lead there', async () => {
  await addTree('beta');
  await site.save('beta', 'en', { slug: 'gamma', fields: { title: 'Gamma' } });
  await site.publish('beta', 'en');
  expect(await pathsOf('beta')).toEqual([
    'beta en /about-us/gamma',
    'beta-child en /about-us/gamma/child',
    'beta-child fr-fr /about-us/gamma/enfant',
    'beta-leaf en /about-us/gamma/child/leaf',
  ]);
  expect(await redirectsOf('beta')).toEqual([
    'en /about-us/beta > beta',
    'en /about-us/beta/child > beta-child',
    'en /about-us/beta/child/leaf > beta-leaf',
    'fr-fr /about-us/beta/enfant > beta-child',
  ]);
  const { record_ids } = await site.database.kysely
    .selectFrom('publication')
    .select('record_ids')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(record_ids.toSorted()).toEqual(['beta', 'beta-child', 'beta-leaf']);
});

test('a path that is live again redirects no more, and no redirect leads to another', async () => {
  await addTree('delta');
  for (const slug of ['epsilon', 'zeta', 'delta']) {
    await site.save('delta', 'en', { slug, fields: { title: slug } });
    await site.publish('delta', 'en');
  }
  const redirects = await redirectsOf('delta');
  const live = (await pathsOf('delta')).map((line) => line.split(' ').slice(1).join(' '));
  expect(redirects).toHaveLength(8);
  for (const redirect of redirects) expect(live).not.toContain(redirect.split(' > ')[0]);
});

test('a page moves below another area with all its translations; its draft parent alone moves nothing', async () => {
  await addTree('eta');
  await site.save('eta', 'en', { slug: 'eta', fields: { title: 'Eta' }, parentId: 'careers', position: 3 });
  expect((await site.live('eta')).get('en')?.path).toBe('/about-us/eta');
  await site.save('eta-child', 'fr-fr', { slug: 'fils', fields: { title: 'Fils' } });
  await site.publish('eta-child', 'fr-fr');
  expect((await site.live('eta-child')).get('fr-fr')?.path).toBe('/about-us/eta/fils');

  await site.publish('eta', 'en');
  expect(await pathsOf('eta')).toEqual([
    'eta en /careers/eta',
    'eta-child en /careers/eta/child',
    'eta-child fr-fr /careers/eta/fils',
    'eta-leaf en /careers/eta/child/leaf',
  ]);
});

test('a translation of the record above changes the paths below it in that language alone', async () => {
  await addTree('theta');
  await site.save('theta', 'fr-fr', { slug: 'theta-fr', fields: { title: 'Thêta' } });
  await site.publish('theta', 'fr-fr');
  expect((await site.live('theta-child')).get('fr-fr')?.path).toBe('/about-us/theta-fr/enfant');
  expect((await site.live('theta-child')).get('en')?.path).toBe('/about-us/theta/child');
});

test('a record cannot stand below itself', async () => {
  await addTree('iota');
  const circle = { slug: 'iota', fields: { title: 'Iota' }, parentId: 'iota-leaf' };
  await expect(site.save('iota', 'en', circle)).rejects.toMatchObject({ code: 'wrong-parent' });
});

test('a product that gets a feature moves with its parts', async () => {
  const work = (feature?: string) => ({
    title: 'Atlas',
    product: { name: 'Atlas', ...(feature && { feature }) },
  });
  await site.add({ id: 'atlas', type: 'work', slug: 'atlas', fields: work() });
  await site.add({ id: 'wp900', type: 'workPart', slug: 'one', parentId: 'atlas' });
  expect((await site.live('wp900')).get('en')?.path).toBe('/products/atlas/wp900/one');
  await site.save('atlas', 'en', { slug: 'atlas', fields: work('atlas-map') });
  await site.publish('atlas', 'en');
  expect((await site.live('wp900')).get('en')?.path).toBe('/features/atlas/wp900/one');
});
