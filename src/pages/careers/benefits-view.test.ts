import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { BenefitsPageQuery } from './benefits-query.gen.ts';
import { benefitsView } from './benefits-view.ts';

const path = '/careers/benefits';
const leave = { name: 'Leave', value: '25 days', who: 'Everybody', event: 'EVERY_YEAR' };
const child = { name: 'Parental leave', value: '20 weeks', who: null, event: 'CHILD' };
const country = (id: string, benefits: object[]) => ({
  id,
  type: 'page',
  locale: 'en',
  title: id,
  url: `${path}/${id}`,
  benefits,
});

const page = {
  ...coreRecord({ path, url: path, title: 'Benefits' }),
  sideTree: [],
  related: [],
  children: [country('france', [leave, child]), country('ireland', [leave])],
} as unknown as BenefitsPageQuery['page'];
const show = (search = '') => benefitsView({ page }, requestOf('careers-benefits', path, { search }))?.props;

it('has a table for each country, and counts what is in them', () => {
  expect(show()?.countries.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['france', 2],
    ['ireland', 1],
  ]);
  expect(show()?.count).toBe('3 benefits');
});

it('shows one country, or what matters at one point in life, when the address says so', () => {
  expect(show('country=ireland')?.countries.map(({ id }) => id)).toEqual(['ireland']);
  const props = show('event=child');
  expect(props?.countries).toMatchObject([{ id: 'france', rows: [[{ text: 'Parental leave' }, {}, {}]] }]);
  expect(props?.active).toEqual([{ label: 'A child', url: path }]);
});

it('says that nothing is there when a country gives nothing of the kind', () => {
  expect(show('country=ireland&event=child')?.countries).toEqual([]);
});

it('names the countries once: with their tables, each linked to its page, and not beside the text', () => {
  const entry = (id: string, depth: number) => ({ ...country(id, []), depth });
  const sideTree = [
    entry('careers', 0),
    { ...entry(page?.id ?? '', 1), url: path },
    entry('france', 2),
    entry('why-join-us', 1),
  ];
  const inArea = { ...page, sideTree } as unknown as typeof page;
  const props = benefitsView({ page: inArea }, requestOf('careers-benefits', path))?.props;
  expect(props?.side?.links).toMatchObject([{ current: true, children: [] }, { children: [] }]);
  expect(props?.countries[0]?.page).toEqual({ text: 'Benefits: france', url: `${path}/france` });
});
