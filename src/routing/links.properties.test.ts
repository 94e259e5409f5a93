import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declarationOf } from '../content/types/index.ts';
import { parameterIn, segmentsOf } from '../content/types/path-patterns.ts';
import { hasPage, type LinkedRecord, pathOf, urlOf } from './links.ts';
import { matchAddress } from './match.ts';
import { routes } from './routes.ts';
import { slugProblem } from './slug-problem.ts';
import { openSlugs, places, recordAt } from './testing/places.ts';

const words = new Set(routes.flatMap(({ pattern }) => segmentsOf(pattern)));
const slug = fc
  .stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/)
  .filter((text) => !words.has(text) && text !== 'success-stories');

const named = places.map((place) => {
  const type = place.chain.at(-1)?.[0] ?? 'page';
  return [place.route, type, place] as const;
});

test.each(named)('%s: from a %s to its address and back, in every language', (route, type, place) => {
  const locales = fc.constantFrom(...declarationOf(type).locales);
  const names = fc.array(slug, { minLength: openSlugs(place), maxLength: openSlugs(place) });
  fc.assert(
    fc.property(names, locales, (slugs, locale) => {
      const record = recordAt(place, slugs, locale);
      const path = pathOf(record);
      const match = matchAddress(urlOf({ ...record, path }, locale) ?? '');
      expect(match).toMatchObject({ kind: 'route', locale, path });
      if (match.kind !== 'route') return;
      expect(match.route.name).toBe(route);
      expect(Object.values(match.params)).toEqual(valuesOf(record));
      expect(slugProblem(record)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

/** What the address must carry of a record, by its place in the spec's table: ids where the table has them. */
function valuesOf(record: LinkedRecord): string[] {
  const { id, type, parent } = record;
  if (type === 'section' || (type === 'graduatePage' && !parent)) return [];
  if (type === 'page' && parent?.slug === 'expertise' && record.slug === 'solutions') return [];
  const above = parent && !(type === 'marketingPage' && parent.type === 'work') ? valuesOf(parent) : [];
  const row = routes.find(({ shows }) => shows.by === 'id' && shows.type === type);
  return [...above, ...(row ? [id] : []), record.slug];
}

test('every content type with a page has a place, and every detail row a record', () => {
  const shown = places.map(({ chain }) => chain.at(-1)?.[0]);
  const types = routes.flatMap(({ shows }) =>
    shows.by === 'path' ? shows.types : shows.by === 'id' ? [shows.type] : [],
  );
  expect(types.every(hasPage)).toBe(true);
  const elsewhere = ['home', 'section'];
  for (const type of types) expect([...shown, ...elsewhere]).toContain(type);
  const rows = routes.filter(
    ({ kind, shows }) => kind === 'detail' && shows.by !== 'nothing' && !('suffix' in shows),
  );
  expect(new Set(places.map(({ route }) => route))).toEqual(new Set(rows.map(({ name }) => name)));
});

test('every fixed row shows the record that its words name', () => {
  const fixed = routes.filter(({ pattern }) =>
    segmentsOf(pattern).every((segment) => parameterIn(segment) === null),
  );
  for (const { pattern, shows } of fixed) {
    if (shows.by !== 'path') continue;
    const record = segmentsOf(pattern).reduce<LinkedRecord | null>(
      (parent, word, depth) => ({
        id: `id-${word}`,
        type: depth === 0 && shows.types[0] !== 'graduatePage' ? 'section' : (shows.types[0] ?? 'page'),
        locale: 'en',
        slug: word,
        parent,
      }),
      null,
    );
    if (!record) continue;
    expect(pathOf(record)).toBe(pattern);
    expect(slugProblem(record)).toBeNull();
  }
});
