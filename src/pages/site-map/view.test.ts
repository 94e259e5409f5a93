import { describe, expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { SiteMapQuery } from './query.gen.ts';
import { siteMapView } from './view.ts';

const none = { totalCount: 0, nodes: [] };
const leaf = (id: string, changes: object = {}) => ({
  id,
  locale: 'en',
  title: id,
  url: `/${id}`,
  ...changes,
});

function show(changes: object, query = '', locale: 'en' | 'zh-cn' = 'en') {
  const lists = ['sections', 'graduatePages', 'people', 'sectors', 'services', 'locations', 'offices'];
  const others = ['publications', 'blogPosts', 'newsItems', 'events', 'works', 'trainingSeriesList'];
  const data = Object.fromEntries([...lists, ...others, 'navigatorServices'].map((name) => [name, none]));
  return siteMapView(
    { record: coreRecord({ type: 'section' }), ...data, ...changes } as unknown as SiteMapQuery,
    { ...requestOf('site-map', '/site-map'), locale, search: new URLSearchParams(query) },
  );
}
const areas = (...chosen: Parameters<typeof show>) => show(...chosen)?.props.areas;

it('shows services as a tree, and no heading without a page below it', () => {
  const nodes = [leaf('tax', { parent: null }), leaf('vat', { parent: { id: 'tax' } })];
  expect(areas({ services: { nodes } })).toMatchObject([
    {
      id: 'services',
      count: 2,
      parts: [{ leaves: [{ id: 'tax', children: [{ id: 'vat', children: [] }] }] }],
    },
  ]);
});

it('goes down all levels of an area, and leaves out what has no address', () => {
  const deep = leaf('a', { children: [leaf('b', { children: [leaf('c'), leaf('d', { url: null })] })] });
  const [area] = areas({ sections: { nodes: [deep] } }) ?? [];
  expect(area?.parts[0]?.leaves[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['c']);
});

it('tells products from features', () => {
  const nodes = [leaf('guide', { product: { feature: 'x' } }), leaf('tool', { product: null })];
  expect(areas({ works: { nodes } })?.map(({ id, count }) => [id, count])).toEqual([
    ['features', 1],
    ['products', 1],
  ]);
});

it('leaves out what only answers a form', () => {
  const nodes = [leaf('x', { url: '/thank-you', children: [leaf('y')] }), leaf('news')];
  expect(areas({ sections: { nodes } })?.[0]?.parts[0]?.leaves.map(({ id }) => id)).toEqual(['news']);
});

it('keeps people by letter, whatever their accents, and in Chinese by the reading of the surname', () => {
  const named = (title: string, familyName: string) => leaf(title, { familyName });
  const nodes = [
    named('Zoé Étienne', 'Étienne'),
    named('Bob Eton', 'Eton'),
    named('曾明', 'Zeng'),
    named('7', '7'),
  ];
  const parts = areas({ people: { nodes } }, '', 'zh-cn')?.[0]?.parts;
  expect(parts?.map(({ heading, leaves }) => `${heading} ${leaves.length}`)).toEqual([
    'E 2',
    'Z 1',
    '其他 1',
  ]);
});

it('keeps news by year, the newest first', () => {
  const nodes = ['2024-01-01', '2026-05-01', '2026-02-01'].map((day) => leaf(day, { publishedOn: day }));
  expect(areas({ newsItems: { nodes } })?.[0]?.parts.map(({ heading }) => heading)).toEqual(['2026', '2024']);
});

it('leads to the whole list where more are than stand here', () => {
  const people = { totalCount: 1140, nodes: [leaf('a', { familyName: 'A' })] };
  expect(areas({ people })?.[0]?.more?.url).toBe('/people');
  expect(areas({ people: { ...people, totalCount: 1 } })?.[0]?.more).toBeNull();
});

describe('asked for a name', () => {
  const nodes = [leaf('Tax', { parent: null }), leaf('Droit pénal', { parent: { id: 'Tax' } })];
  const services = { nodes };

  it('shows what is called so with what it stands below, open, and counts it alone', () => {
    const props = show({ services, sections: { nodes: [leaf('About')] } }, 'q=PENAL droit')?.props;
    expect(props?.areas).toMatchObject([
      { id: 'services', open: true, count: 1, parts: [{ leaves: [{ id: 'Tax', children: [{}] }] }] },
    ]);
    expect(props?.count).toBe('1 page for “PENAL droit”');
  });

  it('leads to the search in texts where nothing is called so', () => {
    const props = show({ services }, 'q=moon %26 stars')?.props;
    expect(props?.areas).toEqual([]);
    expect(props?.instead?.url).toBe('/search?q=moon%20%26%20stars');
  });

  it('is no page for search engines', () => {
    expect(show({ services }, 'q=tax')?.head.noindex).toBe(true);
    expect(show({ services })?.head.noindex).toBe(false);
  });
});
