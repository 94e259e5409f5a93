import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stalenessLoader } from '../loaders/staleness.ts';
import { searchQueryText } from '../search/search-text.ts';
import { schedule } from './schedule.ts';
import { type TestSite, testSite } from './test-site.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'area', type: 'section', slug: 'about-us' });
});
afterAll(() => site.end());

const page = (id: string, fields = {}) => ({ id, type: 'page', slug: id, parentId: 'area', fields });

test('a published record is live at its path with its fields, and its version is kept', async () => {
  const published = await site.add(page('history', { title: 'Our history', summary: 'Since 1871' }));
  expect(published).toMatchObject({ number: 1, path: '/about-us/history' });
  const live = await site.live('history');
  expect([...live.keys()]).toEqual(['en']);
  expect(live.get('en')).toMatchObject({
    title: 'Our history',
    fields: { summary: 'Since 1871' },
    number: 1,
  });
  expect(await site.state('history', 'en')).toBe('published');

  await site.save('history', 'en', { slug: 'history', fields: { title: 'Our long history' } });
  expect((await site.live('history')).get('en')?.title).toBe('Our history');
  expect((await site.publish('history', 'en')).number).toBe(2);
  const versions = await site.database.kysely
    .selectFrom('version')
    .select(['number', sql<string>`fields ->> 'title'`.as('title')])
    .where('record_id', '=', 'history')
    .orderBy('number')
    .execute();
  expect(versions).toEqual([
    { number: 1, title: 'Our history' },
    { number: 2, title: 'Our long history' },
  ]);
});

test('publishing one language never publishes another', async () => {
  await site.add(page('values', { title: 'Values' }));
  await site.save('values', 'fr-fr', { slug: 'valeurs', fields: { title: 'Valeurs' } });
  await site.save('values', 'en', { slug: 'values', fields: { title: 'Our values' } });
  await site.publish('values', 'en');
  expect([...(await site.live('values')).keys()]).toEqual(['en']);
  await site.save('values', 'en', { slug: 'values', fields: { title: 'Changed again' } });
  expect(await site.publish('values', 'fr-fr')).toMatchObject({ path: '/about-us/valeurs' });
  const live = await site.live('values');
  expect(live.get('fr-fr')?.title).toBe('Valeurs');
  expect(live.get('en')?.title).toBe('Our values');
});

test('a translation shows the shared fields that are live in the source, never those of its draft', async () => {
  const fact = (label: string, asAt: string) => ({ label, value: '20', asAt });
  await site.add(page('facts', { facts: [fact('Offices', '2026-01-01'), fact('People', '2026-02-02')] }));
  const french = [
    { label: 'Bureaux', value: '20' },
    { label: 'Collaborateurs', value: '20' },
  ];
  await site.save('facts', 'fr-fr', { slug: 'chiffres', fields: { title: 'Chiffres', facts: french } });
  await site.publish('facts', 'fr-fr');
  const factsIn = async (locale: string) =>
    ((await site.live('facts')).get(locale)?.fields.facts ?? []) as { label: string; asAt: string }[];
  const shown = async () => (await factsIn('fr-fr')).map(({ label, asAt }) => [label, asAt]);
  expect(await shown()).toEqual([
    ['Bureaux', '2026-01-01'],
    ['Collaborateurs', '2026-02-02'],
  ]);

  const [offices, people] = await factsIn('en');
  const facts = [fact('New and not translated', '2026-03-03'), { ...people, asAt: '2026-09-09' }, offices];
  await site.save('facts', 'en', { slug: 'facts', fields: { title: 'Facts', facts } });
  expect((await shown())[0]).toEqual(['Bureaux', '2026-01-01']);
  await site.publish('facts', 'en');
  expect(await shown()).toEqual([
    ['Collaborateurs', '2026-09-09'],
    ['Bureaux', '2026-01-01'],
  ]);
  expect((await site.live('facts')).get('fr-fr')?.number).toBe(1);
});

test('a translation of what was never published is refused', async () => {
  await site.create(page('unborn'));
  await site.save('unborn', 'fr-fr', { slug: 'pas-encore', fields: { title: 'Pas encore' } });
  await expect(site.publish('unborn', 'fr-fr')).rejects.toMatchObject({ code: 'source-not-published' });
});

test('a record below one that is not live is refused', async () => {
  await site.create(page('hidden'));
  await site.create({ ...page('below-hidden'), parentId: 'hidden' });
  await expect(site.publish('below-hidden', 'en')).rejects.toMatchObject({ code: 'parent-not-live' });
});

test('a draft that lacks something is refused with every problem, and nothing changes', async () => {
  await site.create({
    id: 'sparse',
    type: 'publication',
    slug: 'sparse',
    fields: { reviewedOn: '2026-01-01' },
  });
  const problems = ['kind', 'publishedOn', 'standing', 'access'].map((path) => ({
    path,
    message: 'must be filled in',
  }));
  await expect(site.publish('sparse', 'en')).rejects.toMatchObject({ code: 'invalid', problems });
  expect((await site.live('sparse')).size).toBe(0);
  expect(await site.state('sparse', 'en')).toBe('draft');
});

test('a translation is stale once its source was changed, and no more when it follows that version', async () => {
  await site.add(page('method'));
  await site.save('method', 'zh-cn', { slug: 'method', fields: { title: '方法' } });
  await site.publish('method', 'zh-cn');
  const staleness = () => stalenessLoader(site.database.kysely).load({ id: 'method', locale: 'zh-cn' });
  expect(await staleness()).toBeNull();
  await site.publish('method', 'en', { change: 'minor' });
  expect(await staleness()).toBeNull();
  await site.save('method', 'en', { slug: 'method', fields: { title: 'Our method' } });
  await site.publish('method', 'en');
  expect((await staleness())?.updatedAt).toBeInstanceOf(Date);

  await site.save('method', 'zh-cn', { slug: 'method', fields: { title: '我们的方法' }, translatedFrom: 3 });
  await site.publish('method', 'zh-cn');
  expect(await staleness()).toBeNull();
});

test('links are kept for live records only, by field and in order', async () => {
  await site.add(page('target-one'));
  await site.add(page('target-two'));
  const body = [
    {
      _type: 'block',
      _key: 'b1',
      style: 'normal',
      children: [{ _type: 'span', _key: 's0', text: 'See', marks: ['m0'] }],
      markDefs: [{ _type: 'recordLink', _key: 'm0', record: 'target-two' }],
    },
  ];
  await site.create(page('linking', { related: ['target-two', 'target-one'], body }));
  const links = () =>
    site.database.kysely
      .selectFrom('link')
      .select(['field', 'position', 'to_id'])
      .where('from_id', '=', 'linking')
      .orderBy('field')
      .orderBy('position')
      .execute();
  expect(await links()).toEqual([]);
  await site.publish('linking', 'en');
  expect(await links()).toEqual([
    { field: 'body', position: 0, to_id: 'target-two' },
    { field: 'related', position: 0, to_id: 'target-two' },
    { field: 'related', position: 1, to_id: 'target-one' },
  ]);
  await site.save('linking', 'en', {
    slug: 'linking',
    fields: { title: 'Linking', related: ['target-one'] },
  });
  await site.publish('linking', 'en');
  expect(await links()).toEqual([{ field: 'related', position: 0, to_id: 'target-one' }]);
});

test('two records that are published at one path at once: the database lets one of them', async () => {
  await site.create({ ...page('twin-a'), slug: 'twin' });
  await site.create({ ...page('twin-b'), slug: 'twin' });
  const results = await Promise.allSettled([site.publish('twin-a', 'en'), site.publish('twin-b', 'en')]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ name: 'Refusal', code: 'path-taken' });
});

test('a path belongs to one record in every language', async () => {
  await site.add(page('owner'));
  await site.add(page('guest'));
  await site.save('guest', 'fr-fr', { slug: 'invite', fields: { title: 'Invité' } });
  await site.database.kysely
    .updateTable('translation')
    .set({ slug: 'owner' })
    .where('record_id', '=', 'guest')
    .where('locale', '=', 'fr-fr')
    .execute();
  await expect(site.publish('guest', 'fr-fr')).rejects.toMatchObject({
    code: 'path-taken',
    message: expect.stringContaining('(path, record_id)=('),
  });
});

test.each(['version', 'history', 'publication'])('%s is appended to and never changed', async (table) => {
  const { kysely } = site.database;
  for (const statement of [
    `update ${table} set locale = 'xx'`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]) {
    const change = table === 'publication' ? statement.replace("locale = 'xx'", 'hard = true') : statement;
    await expect(sql.raw(change).execute(kysely)).rejects.toThrow(`${table} is append-only`);
  }
});

test('everything that is done is in the history with its actor', async () => {
  await site.add(page('remembered'));
  const history = await site.database.kysely
    .selectFrom('history')
    .select(['action', 'actor', 'locale'])
    .where('record_id', '=', 'remembered')
    .orderBy('id')
    .execute();
  const by = { actor: site.actor, locale: 'en' };
  expect(history).toEqual([
    { action: 'created', ...by },
    { action: 'published', ...by },
  ]);
});

test('what was published is found by its words, in any form of them', async () => {
  await site.add(page('searched', { title: 'Sanctions & M&A in Zürich', summary: '数据保护' }));
  const isFound = async (text: string, prefix: boolean) => {
    const { rows } = await sql`
      select 1 from live where record_id = 'searched'
        and search_brief @@ to_tsquery('simple', ${searchQueryText(text, { prefix })})`.execute(
      site.database.kysely,
    );
    return rows.length > 0;
  };
  for (const text of ['sanction', 'zurich', 'm&a', 'M and A', '保护', '数据保护']) {
    expect(await isFound(text, false), text).toBe(true);
  }
  for (const text of ['sanc', 'züri', 'sanctions zu']) expect(await isFound(text, true), text).toBe(true);
  for (const text of ['sanc', '护数', 'geneva']) expect(await isFound(text, false), text).toBe(false);
});

const news = (id: string, embargoedUntil: Date) => ({
  id,
  type: 'news',
  slug: id,
  fields: { kind: 'deal', publishedOn: '2026-11-20', embargoedUntil: embargoedUntil.toISOString() },
});
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('news under embargo is not published before it ends, nor scheduled for before, in any language', async () => {
  await site.create(news('secret', later(2)));
  await expect(site.publish('secret', 'en')).rejects.toMatchObject({
    code: 'embargo',
    message: expect.stringMatching(/^It is under embargo until .* GMT\. Schedule it for then or later\.$/),
  });
  const at = (locale: string, time: Date) =>
    schedule(
      site.database.kysely,
      { recordId: 'secret', locale, actor: 'ann', change: 'major', note: null, at: time },
      { wakeAt: async () => {} },
    );
  await site.save('secret', 'fr-fr', { slug: 'secret', fields: { title: 'Secret' } });
  for (const locale of ['en', 'fr-fr']) {
    await expect(at(locale, later(1))).rejects.toMatchObject({ code: 'embargo' });
    await at(locale, later(3));
    expect(await site.state('secret', locale)).toBe('scheduled');
  }
  expect((await site.live('secret')).size).toBe(0);
});

test('news whose embargo has ended is published', async () => {
  await site.create(news('known', later(-1)));
  expect((await site.publish('known', 'en')).number).toBe(1);
});

test('a file that a record names must be there when it is published', async () => {
  const asset = 'a'.repeat(64);
  const { kysely } = site.database;
  await site.create({
    id: 'with-file',
    type: 'publication',
    slug: 'with-file',
    fields: {
      kind: 'guide',
      publishedOn: '2026-01-01',
      standing: 'current',
      access: 'open',
      attachments: [{ name: 'The guide', asset }],
    },
  });
  await expect(site.publish('with-file', 'en')).rejects.toMatchObject({
    code: 'invalid',
    problems: [{ path: 'attachments.1.asset', message: 'names a file that does not exist: add it first' }],
  });
  const file = { id: asset, name: 'guide.pdf', media_type: 'application/pdf', bytes: Buffer.from('%PDF-') };
  await kysely
    .insertInto('asset')
    .values({ ...file, added_by: 'ann' })
    .execute();
  expect((await site.publish('with-file', 'en')).number).toBe(1);
});
