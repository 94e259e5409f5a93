import { afterAll, beforeAll, expect, test } from 'vitest';
import { langOf } from '../src/i18n/language-of.ts';
import { localeFacts } from '../src/routing/locales.ts';
import { localesOf, routes } from '../src/routing/routes.ts';
import { everyPlace, type Place } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

let site: TestSite;
let places: Place[];

beforeAll(async () => {
  site = await startTestSite();
  places = await everyPlace(site.database);
});
afterAll(() => site.stop());

test('the content has a page for each of the 130 rows of the route table, in each of its languages', () => {
  expect(routes).toHaveLength(130);
  const there = new Set(places.map(({ route, locale }) => `${route.name} ${locale}`));
  const missing = routes
    .flatMap((route) => localesOf(route).map((locale) => `${route.name} ${locale}`))
    .filter((place) => !there.has(place));
  expect(missing).toEqual([]);
});

test('every row answers in each of its languages with a page that says where it is', async () => {
  const wrong: string[] = [];
  for (const { address, locale, recordId, contentLocale, route } of places) {
    const response = await site.get(address);
    const html = await response.text();
    const say = (what: string) => wrong.push(`${address}: ${what}`);
    if (response.status !== 200) {
      say(`status ${response.status} ${response.headers.get('location') ?? ''}`);
      continue;
    }
    if (!html.includes(`<html lang="${localeFacts[locale].tag}"`)) say('the wrong language');
    if (html.match(/<h1[ >]/g)?.length !== 1) say('not one h1');
    if (!/<title>[^<]{3,}<\/title>/.test(html)) say('no title');
    if (recordId !== null && !/<link rel="canonical"/.test(html)) say('no canonical address');
    const lang = langOf(contentLocale, locale);
    const heading = /<main\b.*?(<h1[^>]*>)/s.exec(html)?.[1] ?? '';
    if (/ lang="([^"]*)"/.exec(heading)?.[1] !== lang) say(`the text is not marked as ${lang}: ${heading}`);
    const isKept = !response.headers.get('cache-control')?.includes('no-store');
    if (isKept === (route.kind === 'auth')) say(`cache-control ${response.headers.get('cache-control')}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
