import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import { listedJob } from '../job.fixture.ts';
import type { CareersListQuery } from './query.gen.ts';
import { pageSize } from './search-params.ts';
import { careersFeed, careersListView } from './view.ts';

const paris = {
  id: 'office-paris',
  type: 'office',
  locale: 'en',
  title: 'Paris',
  url: '/offices/paris',
} as const;
const engineer = listedJob();
const associate = listedJob({
  id: 'j2',
  title: 'Associate, fusions-acquisitions, équipe de Paris',
  department: 'CORPORATE',
  jobLevel: 'ASSOCIATE',
  salaryFrom: 98_000,
  salaryTo: 128_000,
  currency: 'EUR',
  postedOn: '2026-11-10',
  closesAt: '2026-11-24T17:00:00Z',
  timeZone: 'Europe/Paris',
  offices: [paris],
  breadcrumbs: [{ id: 'section-careers' }, { id: 'page-lawyers' }, { id: 'page-london' }],
});
const closed = listedJob({ id: 'j3', title: 'Paralegal', closesAt: '2026-11-01T17:00:00Z' });
const filled = listedJob({ id: 'j4', title: 'Payroll manager', filled: true });

const pageAt = (id: string, url: string) =>
  ({ id, type: 'page', locale: 'en', title: id, summary: null, url }) as const;
const lawyers = pageAt('page-lawyers', '/careers/qualified-lawyers');
const business = pageAt('page-business', '/careers/business-services-professionals');

const dataOf = (jobs: readonly JobCardFragment[]) =>
  ({
    section: {
      ...coreRecord({ type: 'section', title: 'Careers', path: '/careers' }),
      children: [lawyers, business],
    },
    jobs: { nodes: jobs },
  }) as unknown as CareersListQuery;
const data = dataOf([engineer, associate, closed, filled]);
const ask = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('careers-list', '/careers', { search, locale });
const found = (search: string) => careersListView(data, ask(search))?.props.rows.map(({ id }) => id);

it('shows what is open, newest first; what is over stands apart and says what became of it', () => {
  const props = careersListView(data, ask())?.props;
  expect(props?.rows.map(({ id }) => id)).toEqual(['j2', 'j1']);
  expect(props?.recent.map(({ job, state }) => [job.text, state])).toEqual([
    ['Paralegal', 'Closed'],
    ['Payroll manager', 'Filled'],
  ]);
  expect(props?.count).toBe('2 open positions');
});

it.each([
  ['place=office-paris', ['j2']],
  ['department=knowledge', ['j1']],
  ['level=associate', ['j2']],
  ['contract=freelance', []],
  ['workplace=hybrid', ['j2', 'j1']],
  ['salary=GBP-year-71000', ['j1']],
  ['salary=GBP-year-71001', []],
  ['closing=7', ['j2']],
  ['q=EQUIPE+paris', ['j2']],
  ['q=business+knowledge', ['j1']],
  ['place=office-paris&level=partner', []],
  ['level=emperor&place=%27&closing=9', ['j2', 'j1']],
])('%s finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});

it('orders by what closes first, and by salary within a currency', () => {
  expect(found('sort=closing')).toEqual(['j2', 'j1']);
  const better = listedJob({ id: 'j5', salaryTo: 90_000, postedOn: '2026-10-01' });
  const view = careersListView(dataOf([engineer, associate, better]), ask('sort=salary'));
  expect(view?.props.rows.map(({ id }) => id)).toEqual(['j2', 'j5', 'j1']);
});

it('counts behind each value what all other filters leave', () => {
  const fields = careersListView(data, ask('place=office-paris'))?.props.fields ?? [];
  const labels = (name: string) =>
    fields.find((field) => field.name === name)?.options.map(({ label }) => label);
  expect(labels('place')).toEqual(['London (1)', 'Paris (1)']);
  expect(labels('level')).toEqual(['Associate (1)']);
  expect(labels('salary')?.every((label) => label.includes('€'))).toBe(true);
});

it('each filter that is set can be taken away alone', () => {
  const active = careersListView(data, ask('place=office-paris&level=associate&sort=closing'))?.props.active;
  expect(active).toEqual([
    { label: 'Paris', url: '/careers?level=associate&sort=closing' },
    { label: 'Associate', url: '/careers?place=office-paris&sort=closing' },
  ]);
});

it('an amount that no list offers is still kept as it was asked', () => {
  const props = careersListView(data, ask('salary=EUR-year-99000'))?.props;
  expect(props?.active.map(({ label }) => label)).toEqual(['€99,000 a year or more']);
  expect(props?.fields.find(({ name }) => name === 'salary')?.value).toBe('EUR-year-99000');
});

it('English positions stand in a group of their own for others, in words that say so', () => {
  const french = listedJob({ id: 'j6', locale: 'fr-fr' });
  const props = careersListView(dataOf([engineer, french]), ask('', 'fr-fr'))?.props;
  expect([props?.rows.map(({ id }) => id), props?.english.map(({ id }) => id)]).toEqual([['j6'], ['j1']]);
  expect(props?.english[0]).toMatchObject({ lang: 'en-GB', ownLang: 'fr-FR' });
});

it('has pages, and none beyond the last', () => {
  const many = Array.from({ length: pageSize + 1 }, (_, at) => listedJob({ id: `j${at}` }));
  expect(careersListView(dataOf(many), ask('page=2'))?.props.rows).toHaveLength(1);
  expect(careersListView(dataOf(many), ask('page=3'))).toBeNull();
});

it('counts at each door what is open behind it', () => {
  const entryPoints = careersListView(data, ask())?.props.entryPoints ?? [];
  expect(entryPoints.map(({ url, links }) => [url, links[0]?.text])).toEqual([
    ['/careers/qualified-lawyers', '1 open position'],
    ['/careers/business-services-professionals', '1 open position'],
    ['/careers/contract-work-adaptive', '0 open positions'],
    ['/graduates', 'Apply'],
  ]);
});

it('its feed follows the filters and not the order, and holds nothing that is over', () => {
  const feed = careersFeed(data, ask('sort=closing')) ?? '';
  expect(feed.indexOf('Associate')).toBeLessThan(feed.indexOf('Knowledge engineer'));
  expect(feed).not.toContain('Payroll');
  expect(careersFeed(data, ask('level=associate'))).not.toContain('Knowledge engineer');
});
