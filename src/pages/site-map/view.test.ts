import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
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

function show(changes: object) {
  const lists = ['sections', 'graduatePages', 'people', 'sectors', 'services', 'locations', 'offices'];
  const others = ['publications', 'blogPosts', 'newsItems', 'events', 'works', 'trainingSeriesList'];
  const data = Object.fromEntries([...lists, ...others, 'navigatorServices'].map((name) => [name, none]));
  return siteMapView(
    { record: coreRecord({ type: 'section' }), ...data, ...changes } as unknown as SiteMapQuery,
    requestOf('site-map', '/site-map'),
  )?.props.groups;
}

it('shows services as a tree, and no heading without a page below it', () => {
  const nodes = [leaf('tax', { parent: null }), leaf('vat', { parent: { id: 'tax' } })];
  expect(show({ services: { nodes } })).toMatchObject([
    { id: 'services', leaves: [{ id: 'tax', children: [{ id: 'vat', children: [] }] }] },
  ]);
});

it('goes down all levels of an area, and leaves out what has no address', () => {
  const deep = leaf('a', { children: [leaf('b', { children: [leaf('c'), leaf('d', { url: null })] })] });
  const [group] = show({ sections: { nodes: [deep] } }) ?? [];
  expect(group?.leaves[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['c']);
});
