import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous } from '../context.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  const people: [string, string, string, object, Partial<Record<Locale, object>>?][] = [
    [
      'pe1',
      'Zoé',
      'Étienne',
      { grade: 'counsel', languages: [{ language: 'French', level: 'native' }] },
      { 'fr-fr': { title: 'Zoé Étienne', jobTitle: 'Counsel' } },
    ],
    ['pe2', 'Anna', 'Zhao', { pressOfficer: true }, { 'zh-cn': { title: '赵安娜', jobTitle: '合伙人' } }],
    ['pe3', 'Bob', 'Eton', {}, { 'fr-fr': { title: 'Bob Eton', jobTitle: 'Associé' } }],
    ['pe4', 'Jingyi', 'Wei', { grade: 'counsel' }, { 'zh-cn': { title: '魏静怡', jobTitle: '顾问' } }],
    ['pe5', 'Ada', 'Eton', {}, { 'zh-cn': { title: 'Ada Eton', jobTitle: '合伙人' } }],
  ];
  for (const [id, given, family, more, translations = {}] of people) {
    const fields = personFields(given, family, { ...more });
    await published(db, {
      type: 'person',
      id,
      fields,
      translations: translations as Record<string, Record<string, unknown>>,
    });
  }
  for (const [id, startsAt] of [
    ['ev1', '2026-11-19T09:00:00Z'],
    ['ev2', '2026-12-24T09:00:00Z'],
    ['ev3', '2026-11-21T09:00:00Z'],
    ['ev4', '2025-01-01T09:00:00Z'],
  ] as const) {
    const fields = {
      title: id,
      kind: 'seminar',
      format: 'online',
      startsAt,
      endsAt: startsAt,
      timeZone: 'UTC',
      registration: 'open',
      standing: 'planned',
    };
    await published(db, { type: 'event', id, fields });
  }
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

interface List {
  readonly nodes: readonly { readonly id: string; readonly locale: string }[];
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

async function list(field: string, args: string, variables: object = {}, declared = ''): Promise<List> {
  const query = stored<{ list: List }, object>(
    'List',
    `query List${declared} { list: ${field}(${args}) { nodes { id locale } totalCount pageInfo { endCursor hasNextPage } } }`,
  );
  return (await execute(query, variables, { db: database.kysely, viewer: anonymous, clock: new Clock(now) }))
    .data.list;
}

const ids = ({ nodes }: List) => nodes.map((node) => node.id).join(' ');

describe('a list', () => {
  test('orders people by family name, then given name, accents aside', async () => {
    expect(ids(await list('people', 'locale: "en"'))).toBe('pe1 pe5 pe3 pe4 pe2');
  });

  test('shows translated records first, then English ones that are not translated', async () => {
    const french = await list('people', 'locale: "fr-fr"');
    expect(french.nodes.map(({ id, locale }) => `${id} ${locale}`)).toEqual([
      'pe1 fr-fr',
      'pe3 fr-fr',
      'pe5 en',
      'pe4 en',
      'pe2 en',
    ]);
    expect(french.totalCount).toBe(5);
  });

  test('orders Chinese names by pinyin among Latin ones, and finds them by its letters', async () => {
    expect(ids(await list('people', 'locale: "zh-cn", first: 3'))).toBe('pe5 pe4 pe2');
    expect(ids(await list('people', 'locale: "zh-cn", startsWith: "w"'))).toBe('pe4');
    expect(ids(await list('people', 'locale: "zh-cn", startsWith: "E"'))).toBe('pe5 pe1 pe3');
  });

  test('is filtered by choices, links and flags, all together', async () => {
    expect(ids(await list('people', 'locale: "en", filter: { grade: [COUNSEL] }'))).toBe('pe1 pe4');
    expect((await list('people', 'locale: "fr-fr", filter: { offices: ["office-london"] }')).totalCount).toBe(
      5,
    );
    expect((await list('people', 'locale: "en", filter: { offices: ["office-paris"] }')).totalCount).toBe(0);
    expect(ids(await list('people', 'locale: "en", filter: { pressOfficer: true }'))).toBe('pe2');
    expect(ids(await list('people', 'locale: "en", filter: { grade: [PARTNER], pressOfficer: false }'))).toBe(
      'pe5 pe3',
    );
    expect((await list('people', 'locale: "en", filter: { grade: [] }')).totalCount).toBe(5);
  });

  test('is found by first letters, accents and case aside, which mean nothing else', async () => {
    expect(ids(await list('people', 'locale: "en", startsWith: "é"'))).toBe('pe1 pe5 pe3');
    expect(ids(await list('people', 'locale: "en", startsWith: "%"'))).toBe('');
  });

  test('of people is filtered by the languages that they speak', async () => {
    expect(ids(await list('people', 'locale: "fr-fr", filter: { languages: ["French"] }'))).toBe('pe1');
    expect(ids(await list('people', 'locale: "en", filter: { languages: ["native"] }'))).toBe('');
  });

  test('of people is found by words of their names in any language and order', async () => {
    expect(ids(await list('people', 'locale: "en", named: "etienne zoe"'))).toBe('pe1');
    expect(ids(await list('people', 'locale: "zh-cn", named: "jing wei"'))).toBe('pe4');
    expect(ids(await list('people', 'locale: "en", named: "静怡"'))).toBe('pe4');
    expect(ids(await list('people', 'locale: "en", named: "%"'))).toBe('');
    expect((await list('people', 'locale: "en", named: "  "')).totalCount).toBe(5);
  });

  test('shows what comes next first, then what was last', async () => {
    expect(ids(await list('events', 'locale: "en"'))).toBe('ev3 ev2 ev1 ev4');
    expect(ids(await list('events', 'locale: "en", order: NEWEST'))).toBe('ev2 ev3 ev1 ev4');
    expect(ids(await list('events', 'locale: "en", from: "2026-11-20T00:00:00Z"'))).toBe('ev3 ev2');
    expect(ids(await list('events', 'locale: "en", until: "2026-01-01T00:00:00Z"'))).toBe('ev4');
  });

  test.each([
    ['people', 'en', ''],
    ['people', 'fr-fr', ''],
    ['people', 'zh-cn', ''],
    ['events', 'en', ''],
    ['events', 'fr-fr', 'order: NEWEST'],
    ['people', 'fr-fr', 'order: POSITION'],
  ])('of %s in %s %s is the same by cursor, by offset and at once', async (field, locale, order) => {
    const whole = await list(field, `locale: "${locale}" ${order}`);
    const byCursor: string[] = [];
    let after: string | null = null;
    do {
      const page: List = await list(
        field,
        `locale: "${locale}", first: 1, after: $after ${order}`,
        { after },
        '($after: String)',
      );
      byCursor.push(ids(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    const offsets = whole.nodes.map((_, offset) => offset);
    const byOffset = await Promise.all(
      offsets.map(async (offset) =>
        ids(await list(field, `locale: "${locale}", first: 1, offset: ${offset} ${order}`)),
      ),
    );
    expect(byCursor.join(' ')).toBe(ids(whole));
    expect(byOffset.join(' ')).toBe(ids(whole));
    expect((await list(field, `locale: "${locale}", offset: 100`)).nodes).toEqual([]);
  });

  test('refuses a cursor that is none, is of another list or was tampered with', async () => {
    const { pageInfo } = await list('people', 'locale: "en", first: 1');
    const [name, moment, group] = JSON.parse(Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString());
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const wrong = [
      'x',
      forged(),
      forged(name, moment, group, '1'),
      forged(name, moment, 7, 'a', 'b', 'c'),
      forged(name, 'x', group, 'a', 'b', 'c'),
      forged(name, moment, group, 'a\0', 'b', 'c'),
    ];
    for (const after of wrong) {
      await expect(
        list('people', 'locale: "en", after: $after', { after }, '($after: String)'),
      ).rejects.toThrow('after is not a cursor of this list');
    }
    await expect(
      list('people', 'locale: "fr-fr", after: $after', { after: pageInfo.endCursor }, '($after: String)'),
    ).rejects.toThrow('after is not a cursor');
  });

  test('refuses to go deeper by offset than ten thousand', async () => {
    await expect(list('people', 'locale: "en", offset: 10001')).rejects.toThrow('from 0 to 10000');
  });
});

describe('words of a list', () => {
  const found = async (words: string, locale = 'en') =>
    (
      await list(
        'people',
        'words: $words, locale: $locale',
        { words, locale },
        '($words: String!, $locale: Locale!)',
      )
    ).nodes
      .map(({ id }) => id)
      .sort();

  test('are understood as the search does: forms, names by part, misspelt ones, roles, offices, exclusions', async () => {
    expect(await found('partners london')).toEqual(['pe1', 'pe2', 'pe3', 'pe4', 'pe5']);
    expect(await found('etien')).toEqual(['pe1']);
    expect(await found('Etinne')).toEqual(['pe1']);
    expect(await found('eton -bob')).toEqual(['pe5']);
    expect(await found('安娜', 'zh-cn')).toEqual(['pe2']);
    expect(await found('nobody-at-all')).toEqual([]);
  });

  test('that say nothing leave the list whole', async () => {
    expect(await found('  ')).toHaveLength(5);
    expect(await found('"&|!*')).toHaveLength(5);
  });
});
