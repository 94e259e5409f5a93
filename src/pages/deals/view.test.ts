import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import { dealsModule } from './module.ts';
import type { Deal } from './search-params.ts';
import { dealsView } from './view.ts';

const name = (id: string) => ({ id, type: 'x', locale: 'en', title: id, url: `/${id}` }) as const;

const deal = (id: string, changes: Partial<Deal> = {}): Deal => ({
  id,
  locale: 'en',
  title: id,
  summary: null,
  client: 'A bank',
  value: null,
  currency: null,
  announcedOn: '2026-03-01',
  closedOn: null,
  role: 'Counsel to the lenders',
  kind: 'FINANCE',
  people: [],
  services: [],
  sectors: [],
  jurisdictions: [],
  news: null,
  ...changes,
});

const wind = deal('wind', {
  value: 1_900_000_000,
  currency: 'GBP',
  announcedOn: '2026-10-29',
  sectors: [name('sector-renewables')],
  people: [{ ...name('pe1'), offices: [name('office-london')] }],
});
const ships = deal('ships', { value: 21_000_000_000, currency: 'JPY', announcedOn: '2025-08-07' });
const shops = deal('shops', { value: 118_000_000, currency: 'EUR', kind: 'M_AND_A' });
const quiet = deal('quiet', { kind: 'M_AND_A', sectors: [name('sector-renewables')] });
const all = [quiet, shops, ships, wind];

const data = (nodes: Deal[] = all) => ({
  record: coreRecord({ type: 'section', title: 'Deals and matters', path: '/deals', url: '/deals' }),
  deals: { nodes },
});
const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('deals', '/deals', { search, locale });
const show = (search = '', nodes = all) => dealsView(data(nodes), request(search))?.props;
const ids = (search = '') => show(search)?.deals.map(({ id }) => id);

it('puts the newest first, and by value what is worth most whatever its currency, unknown values last', () => {
  expect(ids()).toEqual(['wind', 'quiet', 'shops', 'ships']);
  expect(ids('sort=value')).toEqual(['wind', 'ships', 'shops', 'quiet']);
});

it('narrows by each filter, and by several together', () => {
  expect(ids('kind=m-and-a')).toEqual(['quiet', 'shops']);
  expect(ids('year=2025')).toEqual(['ships']);
  expect(ids('office=office-london')).toEqual(['wind']);
  expect(ids('value=to-500')).toEqual(['shops', 'ships']);
  expect(ids('value=undisclosed')).toEqual(['quiet']);
  expect(ids('sector=sector-renewables&kind=finance')).toEqual(['wind']);
});

it('counts behind each option what choosing it would show', () => {
  const kinds = show('sector=sector-renewables')?.fields.find((field) => field.name === 'kind');
  expect(kinds?.options.map(({ label }) => label)).toEqual(['Mergers and acquisitions (1)', 'Finance (1)']);
});

it('shows all when a filter has a value that no deal has, and says so when filters exclude each other', () => {
  expect(ids('sector=sector-spaceflight')).toHaveLength(4);
  expect(show('year=2025&kind=m-and-a')).toMatchObject({ count: '0 matters', deals: [] });
});

it('shows amounts as they were announced, and says how they are compared', () => {
  const props = show();
  expect(props?.deals.map(({ value }) => value)).toEqual([
    '£1,900,000,000',
    null,
    '€118,000,000',
    'JP¥21,000,000,000',
  ]);
  expect(props?.rates).toContain('EUR\u00a00.85');
});

it('says amounts in few characters on tombstones', () => {
  expect(show()?.deals.map(({ brief }) => brief)).toEqual(['£1.9bn', null, '€118m', 'JP¥21bn']);
});

it('leads to one deal alone, with a way back to the others', () => {
  const props = show('deal=ships');
  expect(props?.deals.map(({ id }) => id)).toEqual(['ships']);
  expect(props?.active).toEqual([{ label: 'This matter alone', url: '/deals' }]);
});

it('keeps the filters when the view changes, and asks search engines for the plain list alone', () => {
  const view = dealsView(data(), request('kind=finance&view=table'));
  expect(view?.props.looks).toEqual([
    { text: 'Tombstones', url: '/deals?kind=finance', current: false },
    { text: 'Table', url: '/deals?kind=finance&view=table', current: true },
  ]);
  expect(view?.head.noindex).toBe(true);
  expect(dealsView(data(), request())?.head).toMatchObject({
    noindex: false,
    jsonLd: [
      { '@type': 'ItemList', itemListElement: [{ position: 1, url: '/deals?deal=wind#wind' }, {}, {}, {}] },
    ],
  });
});

it('has no page beyond the last', () => {
  const many = Array.from({ length: 19 }, (_, at) => deal(`deal-${at}`));
  expect(dealsView(data(many), request('page=2'))?.props.deals).toHaveLength(1);
  expect(dealsView(data(many), request('page=3'))).toBeNull();
});

it('gives the filtered list as a feed and as a sheet that no spreadsheet takes for formulas', () => {
  const nodes = [...all, deal('sum', { client: '=1+1', announcedOn: '2024-01-01' })];
  const atom = dealsModule.files?.atom?.write(data(nodes), request('kind=m-and-a&sort=value'));
  expect(atom?.match(/<title[^>]*>(?:<!\[CDATA\[)?(quiet|shops|wind)/g)).toHaveLength(2);
  expect(atom).toContain('https://chancery.example/deals?deal=shops#shops');
  const csv = dealsModule.files?.csv?.write(data(nodes), request('year=2024'));
  expect(csv).toContain("sum,'=1+1,Counsel to the lenders,Finance,,,2024-01-01");
  expect(csv).not.toContain('wind');
});
