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
  parent: null,
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
  const parent = { type: 'section', locale: 'en', title: 'Careers', url: '/careers' };
  const areas = [{ ...page, url: path }, country('why-join-us', [])];
  const inArea = { ...page, parent: { ...parent, id: 'careers', children: areas } } as unknown as typeof page;
  const props = benefitsView({ page: inArea }, requestOf('careers-benefits', path))?.props;
  expect(props?.side?.links).toMatchObject([{ current: true, children: [] }, { children: [] }]);
  expect(props?.countries[0]?.page).toEqual({ text: 'Benefits: france', url: `${path}/france` });
});
