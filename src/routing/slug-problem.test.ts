import { describe, expect, test } from 'vitest';
import { parameterIn, segmentsOf } from '../content/types/path-patterns.ts';
import type { LinkedRecord } from './links.ts';
import { type RouteName, routes } from './routes.ts';
import { slugProblem } from './slug-problem.ts';
import { openSlugs, places, recordAt } from './testing/places.ts';

const words = [...new Set(routes.flatMap(({ pattern }) => segmentsOf(pattern)))].filter(
  (segment) => parameterIn(segment) === null,
);
const section = (slug: string): LinkedRecord => ({
  id: 'r1',
  type: 'section',
  locale: 'en',
  slug,
  parent: null,
});
const page = (slug: string, parent: LinkedRecord): LinkedRecord => ({
  ...section(slug),
  type: 'page',
  parent,
});

const movable = ['content', 'marketing', 'report-builder', 'status-table'];
const reserved: Partial<Record<RouteName, readonly string[]>> = {
  'blog-post': ['categories'],
  feature: ['marketing'],
  product: ['access-the-tool', 'disputes-aviator', 'marketing'],
  'navigator-service': movable,
  'navigator-region': movable,
  'navigator-chapter': movable,
  'navigator-marketing': movable,
  'navigator-service-article': ['status-table'],
};

describe('of the words in the route table', () => {
  test.each(places.map((place) => [place.route, place.chain.at(-1)?.[0], place] as const))(
    '%s refuses a %s exactly those that collide',
    (route, _type, place) => {
      const ancestors = Array.from({ length: openSlugs(place) - 1 }, (_, index) => `name-${index}`);
      const refused = words.filter((word) => slugProblem(recordAt(place, [...ancestors, word])) !== null);
      expect(refused.sort()).toEqual(reserved[route] ?? []);
    },
  );

  test('an area may only be called by a word that has a page', () => {
    const accepted = words.filter((word) => slugProblem(section(word)) === null);
    const shown = routes.flatMap(({ pattern, shows }) =>
      shows.by === 'path' && shows.types.includes('section') ? segmentsOf(pattern) : [],
    );
    expect(accepted.sort()).toEqual(shown.sort());
  });
});

describe('a slug is refused', () => {
  test.each(['', 'Upper', 'two--hyphens', '-x', 'x-', 'a b', 'é', 'a/b'])('when it is written %j', (slug) => {
    expect(slugProblem(section(slug))).toContain('hyphens');
  });

  test('when the address always leads elsewhere', () => {
    expect(slugProblem(page('success-stories', section('careers')))).toContain('/careers/sucess-stories');
    expect(slugProblem(section('fr-fr'))).not.toBeNull();
    expect(slugProblem(section('nl-nl'))).toContain('/nl-nl/graduates');
  });

  test('when the page would lie too deep', () => {
    const deep = ['a', 'b', 'c', 'd', 'e'].reduce((parent, slug) => page(slug, parent), section('about-us'));
    expect(slugProblem(deep)).toBeNull();
    expect(slugProblem(page('f', deep))).toContain('too deep');
    expect(slugProblem(page('x', page('y', section('contact-us'))))).toContain('too deep');
  });

  test('when a sector or a part of a work has too many ancestors', () => {
    const sector = (slug: string, parent: LinkedRecord | null): LinkedRecord => ({
      ...section(slug),
      type: 'sector',
      parent,
    });
    const third = sector('c', sector('b', sector('a', null)));
    expect(slugProblem(third)).toBeNull();
    expect(slugProblem(sector('d', third))).toContain('too deep');
  });

  test('when the area shows records of other types', () => {
    expect(slugProblem(page('x', section('news')))).toBe('/news/x shows no record of this type.');
    expect(slugProblem(page('x', section('search')))).toBe('/search/x shows no record of this type.');
    expect(slugProblem({ ...page('x', section('about-us')), type: 'policy' })).not.toBeNull();
  });

  test('when its parent has no address', () => {
    expect(slugProblem({ ...section('x'), type: 'page' })).toBe('It needs a parent that has an address.');
  });
});

test('records without a page may have any slug, the home page none', () => {
  expect(slugProblem({ ...section('marketing'), type: 'topic' })).toBeNull();
  expect(slugProblem({ ...section(''), type: 'home' })).toBeNull();
});
