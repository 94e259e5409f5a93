import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { anonymous } from '../content/context.ts';
import { publish } from '../content/publish/publish.ts';
import { saveDraft } from '../content/publish/save-draft.ts';
import { withdraw } from '../content/publish/withdraw.ts';
import { fromMarkdown } from '../content/rich-text/from-markdown.ts';
import type { TextBlock } from '../content/rich-text/types.ts';
import { personFields, published, publishedOffice } from '../content/testing/published.fixture.ts';
import { formView } from '../forms/form-view.ts';
import { Clock } from '../platform/cache/clock.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { ContentError, execute, stored } from './execute.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await published(db, { type: 'section', id: 'section-people', slug: 'people', fields: { title: 'People' } });
  await published(db, {
    type: 'section',
    id: 'section-about',
    slug: 'about-us',
    fields: { title: 'About us' },
  });
  await publishedOffice(db);
  await published(db, {
    type: 'person',
    id: 'pe101',
    slug: 'helena-okafor',
    fields: personFields('Helena', 'Okafor', {
      languages: [{ language: 'en', level: 'native' }],
      body: [
        {
          _type: 'block',
          _key: 'a',
          style: 'normal',
          markDefs: [
            { _type: 'recordLink', _key: 'k1', record: 'office-london' },
            { _type: 'recordLink', _key: 'k2', record: 'location-uk' },
          ],
          children: [
            { _type: 'span', _key: 's1', text: 'London', marks: ['k1'] },
            { _type: 'span', _key: 's2', text: 'Kingdom', marks: ['k2'] },
          ],
        },
      ],
    }),
    translations: { 'fr-fr': { title: 'Helena Okafor', jobTitle: 'Associée' } },
  });
  await published(db, {
    type: 'person',
    id: 'pe102',
    slug: 'etienne-marchetti',
    fields: personFields('Étienne', 'Marchetti'),
  });
  await published(db, {
    type: 'page',
    id: 'page-story',
    slug: 'history',
    parentId: 'section-about',
    fields: { title: 'History' },
  });
  await published(db, {
    type: 'page',
    id: 'page-founders',
    slug: 'founders',
    parentId: 'page-story',
    fields: { title: 'Founders', contacts: ['pe101'] },
  });
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

/** Asks anonymously; the data is read as whatever the test expects. */
async function ask(source: string, variables: object = {}) {
  const query = stored<Record<string, unknown>, object>('Test', `query Test${source}`);
  return execute(query, variables, { db: database.kysely, viewer: anonymous, clock: new Clock() });
}

describe('a stored query', () => {
  test('gives typed fields, links and groups of a record', async () => {
    const { data } = await ask(`{ person(id: "pe101", locale: "en") {
      title grade pressOfficer url languages { language level } offices { title url location { title } }
    } }`);
    expect(data).toEqual({
      person: {
        title: 'Helena Okafor',
        grade: 'PARTNER',
        pressOfficer: false,
        url: '/people/pe101/helena-okafor',
        languages: [{ language: 'en', level: 'NATIVE' }],
        offices: [{ title: 'London', url: '/offices/london', location: { title: 'United Kingdom' } }],
      },
    });
  });

  test('names in its tags everything it read, also what was not there', async () => {
    const { tags } = await ask(`{
      person(id: "pe101", locale: "en") { offices { title } }
      missing: person(id: "pe999", locale: "en") { id }
      people(locale: "en") { nodes { id } }
    }`);
    expect([...tags].sort()).toEqual([
      'record:office-london',
      'record:pe101',
      'record:pe102',
      'record:pe999',
      'type:person',
    ]);
  });

  test('shows a translated record in its language and what it links to in English where that is missing', async () => {
    const { data } = await ask(
      `($locale: Locale!) { person(id: "pe101", locale: $locale) {
      locale jobTitle url offices { title locale url location { title locale url } }
    } }`,
      { locale: 'fr-fr' },
    );
    expect(data.person).toEqual({
      locale: 'fr-fr',
      jobTitle: 'Associée',
      url: '/fr-fr/people/pe101/helena-okafor',
      offices: [
        {
          title: 'Londres',
          locale: 'fr-fr',
          url: '/fr-fr/offices/london',
          location: { title: 'United Kingdom', locale: 'en', url: '/fr-fr/locations/united-kingdom' },
        },
      ],
    });
  });

  test('leads links in rich text to their records', async () => {
    const { data } = await ask('{ person(id: "pe101", locale: "en") { body } }');
    const [block] = (data.person as { body: { markDefs: unknown[] }[] }).body;
    expect(block?.markDefs).toEqual([
      { _type: 'recordLink', _key: 'k1', record: 'office-london', href: '/offices/london' },
      { _type: 'recordLink', _key: 'k2', record: 'location-uk', href: '/locations/united-kingdom' },
    ]);
  });

  test('gives ancestors as breadcrumbs, the area first, in the language asked for', async () => {
    const { data } = await ask(`{
      founders: record(id: "page-founders", locale: "fr-fr") { breadcrumbs { title url locale } parent { title } }
      person: record(id: "pe101", locale: "en") { breadcrumbs { title url } }
      area: record(id: "section-people", locale: "en") { breadcrumbs { title } }
    }`);
    expect(data).toEqual({
      founders: {
        breadcrumbs: [
          { title: 'About us', url: '/fr-fr/about-us', locale: 'en' },
          { title: 'History', url: '/fr-fr/about-us/history', locale: 'en' },
        ],
        parent: { title: 'History' },
      },
      person: { breadcrumbs: [{ title: 'People', url: '/people' }] },
      area: { breadcrumbs: [] },
    });
  });

  test('gives the tree beside a page in one field: the outermost ancestor, and what hangs below each on the way', async () => {
    const { data, tags } = await ask(`{
      founders: record(id: "page-founders", locale: "fr-fr") { sideTree(types: ["page"]) { id title url locale depth } }
      story: record(id: "page-story", locale: "en") { sideTree(types: ["page"]) { id depth } }
      others: record(id: "page-story", locale: "en") { sideTree(types: ["person"]) { id } }
      area: record(id: "section-about", locale: "en") { sideTree(types: ["page"]) { id } }
    }`);
    expect(data).toEqual({
      founders: {
        sideTree: [
          { id: 'section-about', title: 'About us', url: '/fr-fr/about-us', locale: 'en', depth: 0 },
          { id: 'page-story', title: 'History', url: '/fr-fr/about-us/history', locale: 'en', depth: 1 },
          {
            id: 'page-founders',
            title: 'Founders',
            url: '/fr-fr/about-us/history/founders',
            locale: 'en',
            depth: 2,
          },
        ],
      },
      story: {
        sideTree: [
          { id: 'section-about', depth: 0 },
          { id: 'page-story', depth: 1 },
          { id: 'page-founders', depth: 2 },
        ],
      },
      others: { sideTree: [{ id: 'section-about' }] },
      area: { sideTree: [] },
    });
    expect([...tags]).toEqual(
      expect.arrayContaining(['type:page', 'record:section-about', 'record:page-story']),
    );
  });

  test('finds what lies at a path, children, and records that link here', async () => {
    const { data } = await ask(`{
      recordAt(path: "/about-us", locale: "fr-fr") { id type url children { id } }
      nothing: recordAt(path: "/about-us/nothing", locale: "en") { id }
      person(id: "pe101", locale: "en") { linkedFrom(types: ["page", "news"], field: "contacts") { __typename id } }
      office(id: "office-london", locale: "fr-fr") { linkedFrom(types: ["person"]) { id locale } }
    }`);
    expect(data).toEqual({
      recordAt: {
        id: 'section-about',
        type: 'section',
        url: '/fr-fr/about-us',
        children: [{ id: 'page-story' }],
      },
      nothing: null,
      person: { linkedFrom: [{ __typename: 'Page', id: 'page-founders' }] },
      office: {
        linkedFrom: expect.arrayContaining([
          { id: 'pe101', locale: 'fr-fr' },
          { id: 'pe102', locale: 'en' },
        ]),
      },
    });
  });

  test('says in which languages a record is live and when a translation is behind its source', async () => {
    const db = database.kysely;
    const edited = {
      slug: 'london',
      fields: {
        title: 'London',
        location: 'location-uk',
        address: '5 Lisle Court',
        phone: '+44 20 7946 0000',
        timeZone: 'Europe/London',
      },
    };
    await saveDraft(db, { recordId: 'office-london', locale: 'en', revision: 1, actor: 'test', ...edited });
    await publish(db, {
      recordId: 'office-london',
      locale: 'en',
      actor: 'test',
      change: 'major',
      note: null,
    });
    const { data } = await ask(`{
      french: office(id: "office-london", locale: "fr-fr") { stale { translatedFrom updatedAt } translations { locale url } }
      english: office(id: "office-london", locale: "en") { stale { updatedAt } address }
    }`);
    expect(data).toEqual({
      french: {
        stale: { translatedFrom: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) },
        translations: [
          { locale: 'en', url: '/offices/london' },
          { locale: 'fr-fr', url: '/fr-fr/offices/london' },
        ],
      },
      english: { stale: null, address: '5 Lisle Court' },
    });
  });

  test('keeps a withdrawn record at its address with the reason, and out of lists and links', async () => {
    await withdraw(database.kysely, { recordId: 'pe102', locale: 'all', reason: 'Left', actor: 'test' });
    const { data } = await ask(`{
      person(id: "pe102", locale: "en") { url withdrawn { reason } }
      people(locale: "en") { totalCount nodes { id } }
      office(id: "office-london", locale: "en") { linkedFrom(types: ["person"]) { id } }
      suggest(text: "marchetti", locale: "en") { title }
      nearest(path: "/people/pe999/etienne-marchetti", locale: "en") { id }
    }`);
    expect(data).toEqual({
      person: { url: '/people/pe102/etienne-marchetti', withdrawn: { reason: 'Left' } },
      people: { totalCount: 1, nodes: [{ id: 'pe101' }] },
      office: { linkedFrom: [{ id: 'pe101' }] },
      suggest: [],
      nearest: [{ id: 'section-people' }],
    });
  });

  test('fails as a whole when it is invalid or a part of it fails', async () => {
    await expect(ask('{ person(id: "pe101", locale: "en") { nothing } }')).rejects.toThrow(ContentError);
    await expect(ask('{ people(locale: "en", first: -1) { totalCount } }')).rejects.toThrow(
      /first is a number/,
    );
  });

  test('reads no draft without the right', async () => {
    await expect(ask('{ draft(id: "pe101", locale: "en") { fields } }')).rejects.toThrow('Sign in first');
  });
});

test('puts how long something is kept into rich text, as the forms say it', async () => {
  const { blocks: body } = fromMarkdown('{{kept:event}}');
  await published(database.kysely, {
    type: 'page',
    id: 'page-kept',
    slug: 'kept',
    parentId: 'section-about',
    fields: { title: 'Kept', body },
    translations: { 'fr-fr': { title: 'Durée', body } },
  });
  for (const locale of ['en', 'fr-fr'] as const) {
    const { data } = await ask('($locale: Locale!) { page(id: "page-kept", locale: $locale) { body } }', {
      locale,
    });
    const [block] = (data.page as { body: TextBlock[] }).body;
    expect(formView('event', locale).kept).toContain(block?.children[0]?.text ?? 'nothing');
  }
});

test('puts facts of other records into rich text, as they are now and in the language asked for', async () => {
  const { blocks: body } = fromMarkdown('{{title:pe101}}, {{phone:office-london}}');
  await published(database.kysely, {
    type: 'page',
    id: 'page-facts',
    slug: 'facts',
    parentId: 'section-about',
    fields: { title: 'Facts', body },
    translations: { 'fr-fr': { title: 'Faits', body } },
  });
  const facts = async (locale: string) => {
    const page = '($locale: Locale!) { page(id: "page-facts", locale: $locale) { body } }';
    const { data } = await ask(page, { locale });
    const [block] = (data.page as { body: TextBlock[] }).body;
    return [block?.children.map(({ text }) => text).join(''), block?.markDefs];
  };
  const call = [{ _type: 'link', _key: 'm1', href: 'tel:+442079460000' }];
  expect(await facts('en')).toEqual(['Partner, +44 20 7946 0000', call]);
  expect(await facts('fr-fr')).toEqual(['Associée, +44 20 7946 0000', call]);
});
