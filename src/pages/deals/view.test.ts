import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { DealCardFragment as Deal } from './deals.fragments.gen.ts';
import { dealsModule } from './module.ts';
import { dealsVariables } from './search-params.ts';
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
  people: [name('pe1')],
});
const ships = deal('ships', { value: 21_000_000_000, currency: 'JPY', announcedOn: '2025-08-07' });
const shops = deal('shops', { value: 118_000_000, currency: 'EUR', kind: 'M_AND_A' });
const quiet = deal('quiet', { kind: 'M_AND_A', sectors: [name('sector-renewables')] });
const all = [wind, quiet, shops, ships];

const data = (nodes: Deal[] = all, totalCount = nodes.length) => ({
  record: coreRecord({ type: 'section', title: 'Deals and matters', path: '/deals', url: '/deals' }),
  deals: {
    nodes,
    totalCount,
    pageInfo: { endCursor: 'after-ships', hasNextPage: totalCount > nodes.length },
    facets: [
      {
        field: 'band',
        values: ['undisclosed', 'over-1000', 'to-500'].map((value) => ({
          value,
          label: null,
          locale: null,
          count: 1,
        })),
      },
    ],
  },
});
const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('deals', '/deals', { search, locale });
const show = (search = '') => dealsView(data(), request(search))?.props;

it('asks for what the address says, and leaves out what cannot be', () => {
  expect(
    dealsVariables(request('kind=m-and-a&year=2025&office=office-london&value=to-500&sort=value')),
  ).toMatchObject({
    filter: { kind: ['M_AND_A'], office: ['office-london'], band: ['to-500'] },
    from: '2025-01-01T00:00:00Z',
    order: 'AMOUNT',
    hasOne: false,
  });
  expect(dealsVariables(request('value=much&kind=war')).filter).toMatchObject({ kind: null, band: null });
});

it('offers bands from the smallest to what is not disclosed', () => {
  const values = show()?.fields.find((field) => field.name === 'value');
  expect(values?.options.map((option) => option.value)).toEqual(['to-500', 'over-1000', 'undisclosed']);
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

it('says of a deal that is not translated that it is in English', () => {
  const nodes = [wind, deal('port', { locale: 'fr-fr' })];
  const shown = dealsView(data(nodes), request('', 'fr-fr'))?.props.deals;
  expect(shown?.map(({ inEnglish }) => inEnglish)).toEqual(['En anglais', undefined]);
});

it('leads to one deal alone, with a way back to the others', () => {
  const props = dealsView({ ...data(), alone: { nodes: [ships] } }, request('deal=ships'))?.props;
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
  expect(dealsView(data(all, 19), request('page=2'))).not.toBeNull();
  expect(dealsView(data(all, 19), request('page=3'))).toBeNull();
});

it('gives the list as a feed and as a sheet that no spreadsheet takes for formulas', () => {
  const nodes = [shops, deal('sum', { client: '=1+1', announcedOn: '2024-01-01' })];
  const atom = dealsModule.files?.atom?.write(data(nodes), request('kind=m-and-a'));
  expect(atom).toContain('https://chancery.example/deals?deal=shops#shops');
  const csv = dealsModule.files?.csv?.write(data(nodes), request());
  expect(csv).toContain("sum,'=1+1,Counsel to the lenders,Finance,,,2024-01-01");
});

it('writes a sheet that goes on where one answer ends, with one row of names', () => {
  const { csv } = dealsModule.files ?? {};
  expect(csv?.rest?.next(data([shops], 2))).toEqual({ after: 'after-ships' });
  expect(csv?.rest?.write(data([ships]), request())).toMatch(/^ships,A bank,.*\r\n$/);
  expect(csv?.rest?.next(data([ships]))).toBeNull();
  expect(csv?.rest?.next({ ...data([shops], 2), alone: { nodes: [ships] } })).toBeNull();
});
