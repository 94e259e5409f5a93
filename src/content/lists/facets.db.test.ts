import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous } from '../context.ts';
import { publish } from '../publish/publish.ts';
import { withdraw } from '../publish/withdraw.ts';
import { published } from '../testing/published.fixture.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await published(db, {
    type: 'topic',
    id: 'topic-tax',
    fields: { title: 'Tax' },
    translations: { 'fr-fr': { title: 'Fiscalité' } },
  });
  await published(db, { type: 'topic', id: 'topic-trade', fields: { title: 'Trade' } });
  for (const [id, kind, day, topics, translated] of [
    ['pu1', 'guide', '2025-02-01', ['topic-tax'], true],
    ['pu2', 'guide', '2026-02-01', ['topic-tax', 'topic-trade'], false],
    ['pu3', 'report', '2026-03-01', ['topic-trade'], false],
  ] as const) {
    await published(db, {
      type: 'publication',
      id,
      fields: { title: id, kind, publishedOn: day, topics, standing: 'current', access: 'open' },
      translations: translated ? { 'fr-fr': { title: id } } : {},
    });
  }
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

interface Value {
  readonly value: string;
  readonly label: string | null;
  readonly locale: string | null;
  readonly count: number;
}

async function facets(args: string, list = 'publications') {
  const query = stored<{ list: { facets: { field: string; values: Value[] }[] } }, object>(
    'Facets',
    `query Facets { list: ${list}(${args}) { facets { field values { value label locale count } } } }`,
  );
  const reading = {
    db: database.kysely,
    viewer: anonymous,
    clock: new Clock(new Date('2026-11-20T12:00:00Z')),
  };
  const { data, tags } = await execute(query, {}, reading);
  const found = new Map(data.list.facets.map(({ field, values }) => [field, values]));
  const counts = (field: string) =>
    (found.get(field) ?? []).map(({ value, count }) => `${value} ${count}`).join(', ');
  return { found, counts, tags };
}

test('counts what each value of a filter leaves', async () => {
  const { counts } = await facets('locale: "en"');
  expect(counts('kind')).toBe('GUIDE 2, REPORT 1');
  expect(counts('topics')).toBe('topic-tax 2, topic-trade 2');
  expect(counts('year')).toBe('2026 2, 2025 1');
  expect(counts('availableIn')).toBe('en 3, fr-fr 1');
  expect(counts('authors')).toBe('');
});

test('counts records whose filters are all other records', async () => {
  await published(database.kysely, { type: 'blogCategory', id: 'bc1', fields: { title: 'Practice' } });
  const fields = { title: 'bp1', publishedOn: '2026-01-05', categories: ['bc1'], topics: ['topic-tax'] };
  await published(database.kysely, { type: 'blogPost', id: 'bp1', fields });
  const { counts } = await facets('locale: "en"', 'blogPosts');
  expect([counts('categories'), counts('topics'), counts('year')]).toEqual([
    'bc1 1',
    'topic-tax 1',
    '2026 1',
  ]);
});

test('counts with all other filters, not with its own', async () => {
  const { counts } = await facets('locale: "en", filter: { kind: [GUIDE] }, from: "2026-01-01T00:00:00Z"');
  expect(counts('kind')).toBe('GUIDE 1, REPORT 1');
  expect(counts('topics')).toBe('topic-tax 1, topic-trade 1');
  expect(counts('year')).toBe('2025 1, 2026 1');
});

test('keeps a chosen value that leaves nothing', async () => {
  const args = 'locale: "en", filter: { topics: ["topic-tax"], kind: [REPORT] }';
  const { counts } = await facets(`${args}, availableIn: ["zh-cn"], from: "2024-01-01T00:00:00Z"`);
  expect([counts('topics'), counts('availableIn'), counts('year')]).toEqual([
    'topic-tax 0',
    'zh-cn 0',
    '2024 0',
  ]);
  expect((await facets(args)).counts('topics')).toBe('topic-trade 1, topic-tax 0');
});

test('counts each record once, in the language that is asked for or in English', async () => {
  const { found, tags } = await facets('locale: "fr-fr"');
  expect(found.get('topics')).toEqual([
    { value: 'topic-tax', label: 'Fiscalité', locale: 'fr-fr', count: 2 },
    { value: 'topic-trade', label: 'Trade', locale: 'en', count: 2 },
  ]);
  expect(tags).toContain('record:topic-trade');
});

test('is narrowed to what can be read in a language', async () => {
  const { counts } = await facets('locale: "en", availableIn: ["fr-fr"]');
  expect(counts('kind')).toBe('GUIDE 1');
  expect(counts('availableIn')).toBe('en 3, fr-fr 1');
});

test('names nothing that was withdrawn', async () => {
  const change = { recordId: 'topic-trade', locale: 'en', actor: 'test' } as const;
  await withdraw(database.kysely, { ...change, reason: 'Wrong' });
  expect((await facets('locale: "fr-fr"')).counts('topics')).toBe('topic-tax 2');
  await publish(database.kysely, { ...change, change: 'major', note: null });
  expect((await facets('locale: "fr-fr"')).counts('topics')).toBe('topic-tax 2, topic-trade 2');
});

test('is counted once between two publications', async () => {
  const named = async () =>
    (await facets('locale: "en", order: TITLE')).found.get('topics')?.map(({ label }) => label);
  const before = await named();
  // Nobody writes what is live without saying so.
  await sql`update live set title = 'Duties' where record_id = 'topic-tax' and locale = 'en'`.execute(
    database.kysely,
  );
  expect(await named()).toEqual(before);
  await published(database.kysely, { type: 'topic', id: 'topic-new', fields: { title: 'New' } });
  expect(await named()).toContain('Duties');
});

test('is counted once for all moments that leave the same records, and again when one is over', async () => {
  const from = async (day: string) =>
    (await facets(`locale: "en", from: "${day}T00:00:00Z"`)).found
      .get('topics')
      ?.map(({ label, count }) => `${label} ${count}`);
  const before = await from('2026-01-10');
  expect(before).toEqual(['Trade 2', 'Duties 1']);
  await sql`update live set title = 'Levies' where record_id = 'topic-tax' and locale = 'en'`.execute(
    database.kysely,
  );
  expect(await from('2026-01-31')).toEqual(before);
  expect(await from('2026-02-02')).toEqual(['Trade 1']);
  expect(await from('2026-01-05')).toEqual(before);
  expect(await from('2025-01-01')).toEqual(['Levies 2', 'Trade 2']);
});
