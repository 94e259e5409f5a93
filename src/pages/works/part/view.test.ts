import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { WorkPartPageQuery } from './query.gen.ts';
import { partView } from './view.ts';

const leaf = (id: string, parts: object[] = []) => ({
  id,
  locale: 'en',
  title: id,
  url: `/features/w/${id}`,
  parts,
});
const work = {
  ...leaf('w', [leaf('one', [leaf('one-a')]), leaf('two')]),
  url: '/features/w',
  product: { feature: 'W' },
};

function viewOf(parent: object | null) {
  const workPart = {
    ...coreRecord({ id: 'one-a', type: 'workPart', title: 'One A', url: '/features/w/one-a' }),
    authors: [],
    parent,
  };
  return partView(
    { workPart } as unknown as WorkPartPageQuery,
    requestOf('feature-part-2', '/features/w/one-a'),
  );
}

it('a part deep in a work finds the work above it, its place in it and the whole on one page', () => {
  const view = viewOf({ parent: work });
  expect(view?.props).toMatchObject({
    work: { text: 'w', url: '/features/w' },
    place: { text: 'Part 2 of 3', previous: { text: 'one' }, next: { text: 'two' } },
    wholeUrl: '/features/w?view=all',
  });
  expect(view?.head.jsonLd?.[0]).toMatchObject({
    '@type': 'Chapter',
    position: 2,
    isPartOf: { '@type': 'Report', name: 'w' },
  });
});

it('a part whose work has no page is not found', () => {
  expect(viewOf(null)).toBeNull();
  expect(viewOf({ ...work, url: null })).toBeNull();
});
