import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionLists } from '../permissions.ts';
import { permissionAbout, permissionUrl, permissionWords } from './permission-names.ts';

/** What single records of the demonstration ask for; series and services explain theirs themselves. */
const asked = new Set(
  globSync('seed/{publication,work,workPart,page}/*.en.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^permission: "?([^"\n]+)"?$/gm)].map(([, permission]) =>
      String(permission),
    ),
  ),
);

test('every permission that single texts ask for is named in each language, and said what it opens and where', () => {
  expect(asked.size).toBeGreaterThan(1);
  for (const permission of asked) {
    expect(permissionLists).toContain(permission.split('|')[0]);
    const names = (['en', 'fr-fr', 'zh-cn'] as const).map((locale) => permissionWords(permission, locale));
    expect(new Set(names).size).toBe(3);
    expect(permissionAbout(permission, 'fr-fr')).not.toBe(permissionAbout(permission, 'en'));
    expect(permissionUrl(permission, 'zh-cn')).toMatch(/^\/zh-cn\//);
  }
});

test('one that nobody has named is called by its own words', () => {
  expect(permissionWords('product|court-calendar', 'fr-fr')).toBe('Court calendar');
  expect(permissionAbout('product|court-calendar', 'fr-fr')).toBeNull();
  expect(permissionUrl('product|court-calendar', 'fr-fr')).toBeNull();
});
