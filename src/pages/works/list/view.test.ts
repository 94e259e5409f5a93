import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { WorksListQuery } from './query.gen.ts';
import { worksListView } from './view.ts';

const topic = (id: string) => ({ id, type: 'topic', locale: 'en', title: id, url: null });
const part = (id: string) => ({ id, locale: 'en', title: id, url: `/x/${id}`, parts: [] as object[] });
const work = (id: string, feature: string | null, more: object = {}) => ({
  id,
  type: 'work',
  locale: 'en',
  title: id,
  summary: `About ${id}.`,
  url: `/${feature ? 'features' : 'products'}/${id}`,
  publishedAt: '2026-05-01T08:00:00Z',
  product: { name: 'Resilience', feature },
  audience: null,
  priceFrom: null,
  priceCurrency: null,
  services: [],
  sectors: [],
  topics: [],
  parts: [{ ...part('p1'), parts: [part('p2')] }],
  ...more,
});

const data = (nodes: object[]) =>
  ({
    record: { ...coreRecord({ type: 'section' }), tools: [] },
    works: { nodes },
  }) as unknown as WorksListQuery;

it('features show the newest first, products keep to their titles, and neither shows the other', () => {
  const all = data([
    work('old', 'x', { publishedAt: '2026-01-01T08:00:00Z' }),
    work('new', 'y'),
    work('tool', null, { priceFrom: 0 }),
  ]);
  const features = worksListView(all, requestOf('features-list', '/features'))?.props;
  expect(features?.lead.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(features?.count).toBe('2 features');
  const products = worksListView(all, requestOf('products-list', '/products'))?.props;
  expect(products?.cards).toMatchObject([
    { id: 'tool', facts: [{ text: 'Free of charge' }, { text: '2 parts' }] },
  ]);
});

it('filters say how many works are behind each choice, and what is chosen can be taken away', () => {
  const all = data([
    work('a', null, { topics: [topic('tax')], priceFrom: 0 }),
    work('b', null, { topics: [topic('tax'), topic('data')], priceFrom: 500 }),
    work('c', null, { topics: [topic('data')], priceFrom: 0 }),
  ]);
  const view = worksListView(all, requestOf('products-list', '/products', { search: 'price=free' }));
  expect(view?.props.count).toBe('2 products');
  expect(view?.props.active).toEqual([{ label: 'Free of charge', url: '/products' }]);
  expect(view?.props.fields.find(({ name }) => name === 'topic')?.options.map(({ label }) => label)).toEqual([
    'data (1)',
    'tax (1)',
  ]);
  expect(view?.props.fields.find(({ name }) => name === 'price')?.options.map(({ label }) => label)).toEqual([
    'Free of charge (2)',
    'Charged for (1)',
  ]);
  expect(view?.head.noindex).toBe(true);
});

it('filters that exclude each other leave an empty list that search engines do not keep', () => {
  const view = worksListView(
    data([work('a', null, { topics: [topic('tax')], priceFrom: 0 }), work('b', null, { priceFrom: 500 })]),
    requestOf('products-list', '/products', { search: 'topic=tax&price=charged' }),
  );
  expect(view?.props.cards).toEqual([]);
  expect(view?.head.noindex).toBe(true);
});
