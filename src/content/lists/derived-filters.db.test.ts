import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';
import type { ContentTypeName } from '../types/index.ts';
import type { ListRequest } from './conditions.ts';
import { noteClosings } from './derived-filters.ts';
import { facetsOf } from './facets.ts';
import { listRecords } from './list-records.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  await published(db, {
    type: 'person',
    id: 'pe101',
    fields: personFields('Helena', 'Okafor', {
      admissions: [{ jurisdiction: 'England and Wales', year: 2001 }],
      languages: [
        { language: 'French', level: 'fluent' },
        { language: 'Irish', level: 'native' },
      ],
    }),
    translations: {
      'fr-fr': {
        title: 'Helena Okafor',
        jobTitle: 'Associée',
        admissions: [{ jurisdiction: 'Angleterre et pays de Galles' }],
      },
    },
  });
  await published(db, {
    type: 'person',
    id: 'pe102',
    fields: personFields('Wei', 'Jingyi', { languages: [{ language: 'French', level: 'working' }] }),
  });
  await published(db, { type: 'section', id: 'careers', fields: { title: 'Careers' } });
  const below = { type: 'page', parentId: 'careers' } as const;
  await published(db, { ...below, id: 'lawyers', fields: { title: 'Lawyers' } });
  await published(db, { ...below, id: 'business', fields: { title: 'Business' } });
  const job = (id: string, fields: object, parentId = 'lawyers') =>
    published(db, {
      type: 'job',
      id,
      parentId,
      fields: {
        title: id,
        offices: ['office-london'],
        timeZone: 'Europe/London',
        department: 'tax',
        level: 'associate',
        contract: 'permanent',
        workplace: 'hybrid',
        postedOn: '2026-11-01',
        ...fields,
      },
    });
  const paid = { salaryFrom: 54_000, salaryTo: 71_000, currency: 'GBP', salaryPer: 'year' };
  await job('soon', { ...paid, closesAt: '2026-11-27T00:30:00Z' });
  await job('later', { ...paid, salaryTo: 90_000, closesAt: '2026-12-20T17:00:00Z', postedOn: '2026-10-01' });
  await job('always', { salaryFrom: 620, currency: 'EUR', salaryPer: 'day' }, 'business');
  await job('closed', { closesAt: '2026-11-20T11:59:00Z' });
  await job('filled', { filled: true, closesAt: '2026-12-20T17:00:00Z' });
  const deal = (id: string, fields: object) =>
    published(db, {
      type: 'deal',
      id,
      fields: { title: id, kind: 'finance', announcedOn: '2026-03-01', ...fields },
    });
  await deal('wind', { value: 1_000_000_000, currency: 'GBP', people: ['pe101'] });
  await deal('ships', { value: 21_000_000_000, currency: 'JPY' });
  await deal('shops', { value: 118_000_000, currency: 'EUR', people: ['pe101'] });
  await deal('bridge', { value: 99_999_999, currency: 'GBP' });
  await deal('odd', { value: 9_000_000_000, currency: 'ZZZ' });
  await deal('quiet', {});
  await published(db, { type: 'blogCategory', id: 'bc1', fields: { title: 'Practice' } });
  for (const [id, publishedOn] of [
    ['bp1', '2026-10-31'],
    ['bp2', '2026-11-01'],
  ])
    await published(db, {
      type: 'blogPost',
      id: id ?? '',
      fields: { title: id, publishedOn, categories: ['bc1'] },
    });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const request = (
  type: ContentTypeName,
  filter: ListRequest['filter'],
  changes: Partial<ListRequest> = {},
) => ({
  type,
  locale: 'en' as const,
  filter,
  startsWith: null,
  named: null,
  availableIn: null,
  from: null,
  until: null,
  order: 'newest' as const,
  now,
  ...changes,
});
async function ids(...terms: Parameters<typeof request>): Promise<string> {
  const page = { first: 20, after: null, offset: 0 };
  const found = await listRecords(database.kysely, request(...terms), page, new Clock(now));
  return (found?.nodes ?? []).map(({ id }) => id).join(' ');
}
async function counts(field: string, ...terms: Parameters<typeof request>): Promise<string[]> {
  const facets = await facetsOf(database.kysely, request(...terms), [field]);
  return (facets.find((facet) => facet.field === field)?.values ?? [])
    .map(({ value, count }) => `${value} ${count}`)
    .sort();
}

test('positions are found by whether they are open, by when they close where they are, and by what they pay', async () => {
  expect(await ids('job', { state: ['closed'] })).toBe('closed filled');
  expect(await ids('job', { state: ['open'] })).toBe('always soon later');
  expect(await ids('job', { state: ['open'], closing: ['7'] })).toBe('soon');
  expect(await ids('job', { state: ['open'], salary: ['GBP-year-71001'] })).toBe('later');
  expect(await ids('job', { salary: ['GBP-day-1'] })).toBe('');
  expect(await ids('job', { salary: ['whatever'] })).toBe('');
  expect(await ids('job', { page: ['business'] })).toBe('always');
});

test('positions are ordered by what closes first, and by what they pay within a currency and a period', async () => {
  const open = { state: ['open'] };
  expect(await ids('job', open, { order: 'closing' })).toBe('soon later always');
  expect(await ids('job', open, { order: 'amount' })).toBe('always later soon');
});

test('round amounts are offered, each currency and period for itself, with what reaches them', async () => {
  expect(await counts('salary', 'job', { state: ['open'] })).toEqual(['EUR-day-600 1', 'GBP-year-50000 2']);
  expect(await counts('closing', 'job', { state: ['open'] })).toEqual(['30 2', '7 1']);
  expect(await counts('page', 'job', { state: ['open'] })).toEqual(['business 1', 'careers 3', 'lawyers 2']);
  expect(await counts('salary', 'job', { state: ['open'], salary: ['GBP-year-80000'] })).toEqual([
    'EUR-day-600 1',
    'GBP-year-50000 2',
    'GBP-year-80000 1',
  ]);
  expect(await counts('salary', 'job', { closing: ['7'], salary: ['GBP-year-80000'] })).toEqual([
    'GBP-year-50000 1',
    'GBP-year-80000 0',
  ]);
});

test('what is shown of positions holds until the next one closes', async () => {
  const clock = new Clock(new Date('2026-11-27T00:29:00Z'));
  await noteClosings(database.kysely, 'job', clock);
  expect(clock.holdsFor).toBe(60);
});

test('deals are found by what they are worth, a lower bound in the band above, and by the offices of their people', async () => {
  expect(await counts('band', 'deal', {})).toEqual([
    'over-1000 1',
    'to-500 2',
    'under-100 1',
    'undisclosed 2',
  ]);
  expect(await ids('deal', { band: ['over-1000'] })).toBe('wind');
  expect(await ids('deal', { office: ['office-london'] })).toBe('shops wind');
  expect(await ids('deal', { id: ['odd'] })).toBe('odd');
  expect(await ids('deal', {}, { order: 'amount' })).toBe('wind ships shops bridge odd quiet');
});

test('posts are found by their month', async () => {
  expect(await ids('blogPost', { month: ['2026-10'] })).toBe('bp1');
  expect(await counts('month', 'blogPost', {})).toEqual(['2026-10 1', '2026-11 1']);
});

test('people are found by how well they speak a language, and a better level counts for a lower one', async () => {
  expect(await counts('speaks', 'person', {})).toEqual([
    'French fluent 1',
    'French working 2',
    'Irish fluent 1',
    'Irish native 1',
    'Irish working 1',
  ]);
  expect(await ids('person', { speaks: ['French fluent'] })).toBe('pe101');
});

test('people are found by where they may practise, named in the reader’s language under one address', async () => {
  const french = { locale: 'fr-fr' as const };
  const admitted = async (filter: ListRequest['filter']) =>
    (await facetsOf(database.kysely, request('person', filter, french), ['admitted'])).flatMap(
      ({ values }) => values,
    );
  const named = { value: 'England and Wales', label: 'Angleterre et pays de Galles', locale: null };
  expect(await admitted({})).toEqual([{ ...named, count: 1 }]);
  expect(await ids('person', { admitted: ['England and Wales'] }, french)).toBe('pe101');
  // What is chosen keeps its name where it leaves nothing, and what nobody has is no filter.
  expect(
    await admitted({ admitted: ['England and Wales'], speaks: ['Irish working'], grade: ['trainee'] }),
  ).toEqual([{ ...named, count: 0 }]);
  expect(await ids('person', { admitted: ['Narnia'] })).toBe('pe102 pe101');
});
