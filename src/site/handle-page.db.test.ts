import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { unpublish } from '../content/publish/unpublish.ts';
import { missedSearches } from '../content/search/missing/missed-searches.ts';
import { personFields, published, publishedOffice } from '../content/testing/published.fixture.ts';
import { handlePage } from './handle-page.ts';
import { searchRead } from './search-read.ts';
import type { Site } from './site.ts';
import { testSite } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite({}, database.url);
  const db = site.database.kysely;
  await publishedOffice(db);
  await published(db, { type: 'section', id: 'section-search', slug: 'search', fields: { title: 'Search' } });
  await published(db, { type: 'section', id: 'thanks', slug: 'thank-you', fields: { title: 'Thank you' } });
  for (const [id, name] of [
    ['pe101', 'Okafor'],
    ['pe102', 'Marchetti'],
  ] as const) {
    await published(db, {
      type: 'person',
      id,
      slug: name.toLowerCase(),
      fields: personFields('Helena', name),
    });
  }
});

afterAll(async () => {
  await site.database.end();
  await database.drop();
});

const ask = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return handlePage({ pathname, search: query === undefined ? '' : searchRead(pathname, `?${query}`) }, site);
};

describe('a redirect', () => {
  test.each([
    ['/People/PE101/wrong/', '/people/pe101/okafor'],
    ['/en/people/pe101/okafor', '/people/pe101/okafor'],
    ['/FR-FR/People/pe101/wrong', '/fr-fr/people/pe101/okafor'],
    ['/people/pe101/wrong', '/people/pe101/okafor'],
    ['/No-Such-Page/', '/no-such-page'],
    ['/Search/', '/search'],
  ])('of %s leads to the end in one step', async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 308, location: to });
    expect((await ask(to)).status).not.toBe(308);
  });

  test('carries nothing of the query: it is shared by all who ask at once', async () => {
    const { headers, location } = await ask('/people/pe101/wrong?email=jane%40example.com');
    expect(JSON.stringify([headers, location])).not.toContain('jane');
  });

  test('to the canonical address is made without the database when that is away', async () => {
    const away = testSite();
    const response = await handlePage({ pathname: '/People/PE101/wrong/', search: '' }, away);
    expect(response).toMatchObject({ status: 308, location: '/people/pe101/wrong' });
    await away.database.end();
  });
});

test('what answers something just done is offered for following and saving to nobody; a person is', async () => {
  const offersOf = async (address: string) =>
    (await ask(address)).body.toString().includes('aria-label="This page"');
  expect(await offersOf('/people/pe101/okafor')).toBe(true);
  expect(await offersOf('/thank-you')).toBe(false);
});

test('what only answers something just done is near to no wrong address', async () => {
  const { status, body } = await ask('/thank-yu');
  expect(status).toBe(404);
  expect(body).not.toContain('href="/thank-you"');
});

test('a malformed address is refused in the language of its first segment', async () => {
  const { status, body } = await ask('/fr-fr/%zz');
  expect(status).toBe(400);
  expect(body).toContain('<html lang="fr-FR">');
});

describe('what a publication touches', () => {
  test('is told of a page that is not found: a take-down discards it while it is made', async () => {
    const { status, tags, maxAge, body } = await ask('/people/zz999/okafor');
    expect([status, maxAge]).toEqual([404, null]);
    expect(body).toContain('Helena Okafor');
    expect([...tags]).toContain('record:pe101');
  });

  test('is told of search results: what is found, and what may be', async () => {
    const all = await ask('/search?q=helena');
    expect(all.body).toContain('<mark>Helena</mark> Okafor');
    expect([...all.tags]).toEqual(expect.arrayContaining(['record:pe101', 'record:pe102', 'type:news']));
    const people = await ask('/search/people?q=helena');
    // It says how many are on the other tabs.
    expect([...people.tags]).toEqual(expect.arrayContaining(['record:pe101', 'type:news']));
  });

  test('counts what was searched and not found, and neither what was found nor a tab or page of it', async () => {
    // What files before this one searched in the same process.
    await missedSearches.write(site.database.kysely);
    await site.database.pool.query('truncate missed_search');
    const addresses = ['q=helena', 'q=xylophone', 'q=xylophone+helena', 'q=marimba&page=2'];
    for (const query of addresses) await ask(`/search?${query}`);
    await ask('/search/people?q=glockenspiel');
    await missedSearches.write(site.database.kysely);
    const { rows } = await site.database.pool.query('select locale, occasions from missed_search');
    expect(rows).toEqual([
      { locale: 'en', occasions: 1 },
      { locale: 'en', occasions: 1 },
    ]);
  });

  test('leaves no search result of what was taken down', async () => {
    const page = () =>
      site.cache
        .get('/search?q=marchetti', () => ask('/search?q=marchetti'))
        .then((kept) => kept.text().toString());
    expect(await page()).toContain('Helena <mark>Marchetti</mark>');
    const removal = { recordId: 'pe102', locale: 'all', actor: 'test', instead: { reason: 'Left' } } as const;
    await unpublish(site.database.kysely, removal);
    site.cache.publication({ recordIds: ['pe102'], types: ['person'], hard: true });
    expect(await page()).not.toContain('Marchetti</mark>');
  });
});

test('what a page reads of a query is in order, and without what nobody types', () => {
  expect(searchRead('/people', '?page=2&utm_source=x&grade=partner&office=')).toBe('?grade=partner&page=2');
  expect(searchRead('/search', '?q=ab%00cdef%0a')).toBe('?q=ab+cdef');
  expect(searchRead('/search', '?q=%00')).toBe('');
  expect(searchRead('/No-Such-Page/', '?q=1')).toBe('');
});

describe('a list that is asked for what does not exist', () => {
  beforeAll(async () => {
    const db = site.database.kysely;
    await published(db, {
      type: 'section',
      id: 'section-people',
      slug: 'people',
      fields: { title: 'People' },
    });
    const fields = {
      title: 'Leeds',
      location: 'location-uk',
      address: '1 Park Row',
      phone: '+44 113 496 0000',
      timeZone: 'Europe/London',
    };
    await published(db, { type: 'office', id: 'office-leeds', slug: 'leeds', fields });
  });

  test.each(['office=london', 'office=pe101', 'office=london&service=nothing'])(
    'shows itself whole: %s',
    async (query) => {
      const { status, body } = await ask(`/people?${query}`);
      expect(status).toBe(200);
      expect(body).toContain('Helena Okafor');
    },
  );

  test('is narrowed by what does exist, though nobody is there', async () => {
    const { status, body } = await ask('/people?office=office-leeds');
    expect(status).toBe(200);
    expect(body).not.toContain('Helena Okafor');
  });

  test('is told when it comes to exist', async () => {
    const { tags } = await ask('/people?office=london');
    expect([...tags]).toContain('record:london');
  });
});
