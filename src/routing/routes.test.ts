import { describe, expect, test } from 'vitest';
import { graduateLocales, siteLocales } from '../i18n/locales.ts';
import { locationSlugs } from './location-slugs.ts';
import facts from './route-table.json' with { type: 'json' };
import { type Route, recordPathOf, routeNamed, routes } from './routes.ts';

const typesShown = ({ shows }: Route) =>
  shows.by === 'id' ? [shows.type] : shows.by === 'path' ? shows.types : [];
const byPattern = (a: { pattern: string }, b: { pattern: string }) => (a.pattern < b.pattern ? -1 : 1);

describe('the route table', () => {
  test('has exactly the rows of the specification, beside those of types that it does not know', () => {
    const patterns = new Set(facts.rows.map(({ pattern }) => pattern));
    const [specified = [], others = []] = [true, false].map((is) =>
      routes.filter(({ pattern }) => patterns.has(pattern) === is),
    );
    const rows = specified.map(({ area, kind, pattern, languages }) => ({ area, kind, pattern, languages }));
    expect(rows.sort(byPattern)).toEqual([...facts.rows].sort(byPattern));
    expect(rows).toHaveLength(130);
    const known = new Set(specified.flatMap(typesShown));
    for (const route of others) {
      expect(typesShown(route)).toHaveLength(1);
      expect(known).not.toContain(typesShown(route)[0]);
    }
  });

  test('names each row once', () => {
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    for (const route of routes) expect(route.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('finds records only by parameters and suffixes that its patterns have', () => {
    for (const { pattern, shows } of routes) {
      if (shows.by === 'id') expect(pattern).toContain(`/:${shows.param}/`);
      if (shows.by === 'path') expect(pattern.endsWith(shows.suffix ?? '')).toBe(true);
    }
  });

  test('knows the languages and the locations of the specification', () => {
    expect(siteLocales).toEqual(facts.siteLanguages);
    expect(graduateLocales).toEqual(facts.graduateLanguages);
    expect(locationSlugs).toEqual(facts.locations);
  });
});

test('a route with a suffix shows the record whose path lies before it', () => {
  const shown = '/navigator/data/europe/france';
  expect(recordPathOf(routeNamed('navigator-status-table'), `${shown}/status-table`)).toBe(shown);
  expect(recordPathOf(routeNamed('navigator-chapter'), shown)).toBe(shown);
  expect(recordPathOf(routeNamed('person'), '/people/p/jane')).toBeNull();
});
