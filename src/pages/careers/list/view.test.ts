import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { listedJob } from '../job.fixture.ts';
import type { CareersListQuery } from './query.gen.ts';
import { careersVariables, pageSize } from './search-params.ts';
import { careersListView } from './view.ts';

const pageAt = (id: string, url: string) =>
  ({ id, type: 'page', locale: 'en', title: id, summary: null, url }) as const;
const value = (text: string, count: number, label: string | null = null) =>
  ({ value: text, label, locale: label === null ? null : 'en', count }) as const;

const dataOf = (jobs: Partial<CareersListQuery['jobs']> = {}, over: readonly object[] = []) =>
  ({
    section: {
      ...coreRecord({ type: 'section', title: 'Careers', path: '/careers' }),
      children: [pageAt('page-lawyers', '/careers/qualified-lawyers')],
    },
    jobs: { totalCount: 1, nodes: [listedJob()], facets: [], ...jobs },
    open: { facets: [{ values: [value('page-lawyers', 1)] }] },
    over: { nodes: over },
  }) as unknown as CareersListQuery;
const ask = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('careers-list', '/careers', { search, locale });

it('shows what is open; what is over stands apart and says what became of it', () => {
  const over = [
    listedJob({ id: 'j3', title: 'Paralegal', closesAt: '2026-11-01T17:00:00Z' }),
    listedJob({ id: 'j4', title: 'Payroll manager', filled: true }),
  ];
  const props = careersListView(dataOf({}, over), ask())?.props;
  expect(props?.rows.map(({ id }) => id)).toEqual(['j1']);
  expect(props?.recent.map(({ job, state }) => [job.text, state])).toEqual([
    ['Paralegal', 'Closed'],
    ['Payroll manager', 'Filled'],
  ]);
  expect(props?.count).toBe('1 open position');
});

it('asks for what is open alone, and leaves out what cannot be', () => {
  expect(
    careersVariables(ask('place=office-paris&level=associate&salary=GBP-year-71000&page=2')),
  ).toMatchObject({
    filter: { state: ['open'], offices: ['office-paris'], level: ['ASSOCIATE'], salary: ['GBP-year-71000'] },
    offset: pageSize,
    order: 'NEWEST',
    isPlain: false,
  });
  expect(careersVariables(ask('level=emperor&place=%27&closing=9&salary=much&sort=salary'))).toMatchObject({
    filter: { offices: null, level: null, salary: null, closing: null },
    order: 'AMOUNT',
  });
});

it('offers amounts of each currency and period for itself, the lowest first', () => {
  const values = ['GBP-year-150000', 'EUR-day-600', 'GBP-year-50000'].map((one) => value(one, 2));
  const props = careersListView(dataOf({ facets: [{ field: 'salary', values }] }), ask())?.props;
  expect(props?.fields.find(({ name }) => name === 'salary')?.options.map(({ label }) => label)).toEqual([
    '€600 a day or more (2)',
    '£50,000 a year or more (2)',
    '£150,000 a year or more (2)',
  ]);
});

it('each filter that is set can be taken away alone', () => {
  const facets = [
    { field: 'offices', values: [value('office-paris', 1, 'Paris')] },
    { field: 'salary', values: [value('EUR-year-99000', 0)] },
  ];
  const search = 'place=office-paris&salary=EUR-year-99000&sort=closing';
  expect(careersListView(dataOf({ facets }), ask(search))?.props.active).toEqual([
    { label: 'Paris', url: '/careers?salary=EUR-year-99000&sort=closing' },
    { label: '€99,000 a year or more', url: '/careers?place=office-paris&sort=closing' },
  ]);
});

it('English positions stand in a group of their own for others, in words that say so', () => {
  const nodes = [listedJob({ id: 'j6', locale: 'fr-fr' }), listedJob()];
  const props = careersListView(dataOf({ nodes, totalCount: 2 }), ask('', 'fr-fr'))?.props;
  expect([props?.rows.map(({ id }) => id), props?.english.map(({ id }) => id)]).toEqual([['j6'], ['j1']]);
  expect(props?.english[0]).toMatchObject({ lang: 'en-GB', ownLang: 'fr-FR' });
});

it('has no page beyond the last', () => {
  const many = dataOf({ totalCount: pageSize + 1 });
  expect(careersListView(many, ask('page=2'))).not.toBeNull();
  expect(careersListView(many, ask('page=3'))).toBeNull();
});

it('counts at each door what is open behind it', () => {
  const entryPoints = careersListView(dataOf(), ask())?.props.entryPoints ?? [];
  expect(entryPoints.map(({ url, links }) => [url, links[0]?.text])).toEqual([
    ['/careers/qualified-lawyers', '1 open position'],
    ['/careers/business-services-professionals', '0 open positions'],
    ['/careers/contract-work-adaptive', '0 open positions'],
    ['/graduates', 'Apply'],
  ]);
});
