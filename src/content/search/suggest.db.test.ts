import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous } from '../context.ts';
import { withdraw } from '../publish/withdraw.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';
import type { ContentTypeName } from '../types/index.ts';
import { nearest } from './nearest.ts';
import { searchableTypes, suggest } from './suggest.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  await published(db, {
    type: 'person',
    id: 'pe102',
    slug: 'etienne-marchetti',
    fields: personFields('Étienne', 'Marchetti', { jobTitle: 'Partner, Competition' }),
  });
  await published(db, {
    type: 'person',
    id: 'pe103',
    slug: 'wei-jingyi',
    fields: personFields('Jingyi', 'Wei', { nativeName: '魏静怡' }),
    translations: { 'zh-cn': { title: '魏静怡', jobTitle: '合伙人' } },
  });
  await published(db, {
    type: 'sector',
    id: 'sector-energy',
    slug: 'energy',
    fields: { title: 'Energy', summary: 'Marchetti is in the summary alone' },
    translations: { 'fr-fr': { title: 'Énergie' }, 'zh-cn': { title: '能源' } },
  });
  await published(db, {
    type: 'topic',
    id: 'topic-energy',
    slug: 'energy-transition',
    fields: { title: 'Energy transition' },
  });
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const titles = async (
  text: string,
  locale: Locale = 'en',
  types: readonly ContentTypeName[] = searchableTypes,
  first = 8,
) =>
  (await suggest(database.kysely, { text, locale, first, types })).map(
    ({ title, locale: own }) => `${title} (${own})`,
  );

describe('suggestions', () => {
  test('begin with what was typed, whatever the accents, in titles and names alone', async () => {
    expect(await titles('eti')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('ÉTIENNE M')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('marchetti')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('partner, comp')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('summary')).toEqual([]);
  });

  test('are in the reader’s language where there is one, else in English', async () => {
    expect(await titles('energ', 'fr-fr')).toEqual(['Énergie (fr-fr)']);
    expect(await titles('londo', 'en')).toEqual(['London (en)']);
    expect(await titles('londres', 'fr-fr')).toEqual(['Londres (fr-fr)']);
    expect(await titles('marchetti', 'fr-fr')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('energy', 'fr-fr')).toEqual(['Énergie (fr-fr)']);
  });

  test('are found in Chinese by any part of a name', async () => {
    expect(await titles('魏', 'zh-cn')).toEqual(['魏静怡 (zh-cn)']);
    expect(await titles('静怡', 'zh-cn')).toEqual(['魏静怡 (zh-cn)']);
    expect(await titles('魏靜怡', 'zh-cn')).toEqual(['魏静怡 (zh-cn)']);
    expect(await titles('卫静怡', 'zh-cn')).toEqual(['魏静怡 (zh-cn)']);
    for (const typed of ['wei', 'jingyi w', 'weijing', 'jing', 'jw'])
      expect(await titles(typed, 'zh-cn')).toEqual(['魏静怡 (zh-cn)']);
  });

  test('forgive a letter', async () => {
    expect(await titles('marcheti')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('Marhcetti')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('marhce')).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('etienne markett')).toEqual(['Étienne Marchetti (en)']);
  });

  test('are of the types that were asked for, however many others there are before them', async () => {
    expect(await titles('en', 'en', ['sector'], 1)).toEqual(['Energy (en)']);
    expect(await titles('marchetti', 'en', ['sector'])).toEqual([]);
    expect(await titles('marcheti', 'fr-fr', ['person'])).toEqual(['Étienne Marchetti (en)']);
    expect(await titles('marcheti', 'fr-fr', ['sector'])).toEqual([]);
  });

  test('know what means the same', async () => {
    const words = { words: ['power and gas', 'energy'], answers: [] };
    await published(database.kysely, {
      type: 'synonym',
      id: 'synonym-energy',
      fields: { title: 'Energy', ...words },
    });
    expect(await titles('power and gas')).toEqual(['Energy (en)']);
  });

  test('say what tells two of one name apart, and stand by kinds', async () => {
    await published(database.kysely, {
      type: 'office',
      id: 'office-leeds',
      slug: 'leeds',
      fields: {
        title: 'Leeds',
        location: 'location-uk',
        address: '1 Park Row',
        phone: '+44 113 496 0000',
        timeZone: 'Europe/London',
      },
    });
    for (const [id, office] of [
      ['pe104', 'office-london'],
      ['pe105', 'office-leeds'],
    ] as const)
      await published(database.kysely, {
        type: 'person',
        id,
        slug: 'ann-energetic',
        fields: personFields('Ann', 'Energetic', { offices: [office] }),
      });
    const found = async () =>
      (await suggest(database.kysely, { text: 'energ', locale: 'en', first: 8, types: searchableTypes })).map(
        ({ title, subtitle }) => [title, subtitle],
      );
    expect(await found()).toEqual([
      ['Ann Energetic', 'Partner · London'],
      ['Ann Energetic', 'Partner · Leeds'],
      ['Energy', null],
    ]);
    const wrong = { recordId: 'office-leeds', locale: 'all', actor: 'test', reason: 'Wrong' } as const;
    await withdraw(database.kysely, wrong);
    expect((await found()).flat().join()).not.toContain('Leeds');
  });

  test('are noted, with every type that may add one, for whoever keeps an answer', async () => {
    const query = stored<object, object>(
      'Found',
      'query Found { suggest(text: "marchetti", locale: "en", types: ["person", "topic"]) { title } }',
    );
    const reading = { db: database.kysely, viewer: anonymous, clock: new Clock() };
    const { data, tags } = await execute(query, {}, reading);
    expect(data).toEqual({ suggest: [{ title: 'Étienne Marchetti' }] });
    expect([...tags].sort()).toEqual(['record:pe102', 'type:person']);
  });

  test('need two letters, have a page, and survive anything that is typed', async () => {
    expect(await titles('e')).toEqual([]);
    expect(await titles('energy transition')).toEqual([]);
    for (const text of ['', ' ', "'", '\\', ':*', '!&|', '%_', '🦉', 'a'.repeat(5000)]) {
      expect(await titles(text)).toEqual([]);
    }
  });
});

describe('near matches of an address', () => {
  const near = async (path: string, locale: Locale = 'en') =>
    (await nearest(database.kysely, { path, locale, first: 5 })).map(({ id }) => id);

  test('have its words', async () => {
    expect(await near('/people/pe999/etienne-marchetti')).toEqual(['pe102']);
    expect((await near('/sectors/energie', 'fr-fr'))[0]).toBe('sector-energy');
    expect(await near('/sectors/energi')).toContain('sector-energy');
    expect(await near('/')).toEqual([]);
    expect(await near("/people/'--/%00")).toEqual([]);
  });

  test('have an address that is spelt nearly so, where titles are in another script', async () => {
    expect((await near('/sectors/energi', 'zh-cn'))[0]).toBe('sector-energy');
  });

  test('are told by the beginning of a word that goes on and on, which is compared with every title', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitan';
    await published(database.kysely, {
      type: 'sector',
      id: 'sector-danube',
      slug: 'danube',
      fields: { title },
    });
    expect((await near(`/sectors/${title.toLowerCase()}${'x'.repeat(50_000)}`))[0]).toBe('sector-danube');
  });

  test('are the pages that it would lie below, too', async () => {
    expect(await near('/sectors/sector/energy/qqxx')).toContain('sector-energy');
    expect(await near('/people/qqxx')).toEqual([]);
  });
});
