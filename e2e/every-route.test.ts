import { expect, test } from 'vitest';
import { langOf } from '../src/i18n/language-of.ts';
import { localeFacts } from '../src/routing/locales.ts';
import { localesOf, routes } from '../src/routing/routes.ts';
import { siteForFile } from './testing/for-file.ts';
import { everyPlace, type Place } from './testing/places.ts';
import { inTurns } from './testing/tabs.ts';

const site = siteForFile();
const places = await everyPlace(site.database);

test('the content has a page for each of the 130 rows of the route table, in each of its languages', () => {
  expect(routes).toHaveLength(130);
  const there = new Set(places.map(({ route, locale }) => `${route.name} ${locale}`));
  const missing = routes
    .flatMap((route) => localesOf(route).map((locale) => `${route.name} ${locale}`))
    .filter((place) => !there.has(place));
  expect(missing).toEqual([]);
});

test('every row answers in each of its languages with a page that says where it is', async () => {
  const faults = async ({ address, locale, recordId, contentLocale, route }: Place) => {
    const response = await site.get(address);
    const html = await response.text();
    if (response.status !== 200)
      return [`${address}: status ${response.status} ${response.headers.get('location') ?? ''}`];
    const found: string[] = [];
    if (!html.includes(`<html lang="${localeFacts[locale].tag}"`)) found.push('the wrong language');
    if (html.match(/<h1[ >]/g)?.length !== 1) found.push('not one h1');
    if (!/<title>[^<]{3,}<\/title>/.test(html)) found.push('no title');
    if (recordId !== null && !/<link rel="canonical"/.test(html)) found.push('no canonical address');
    const lang = langOf(contentLocale, locale);
    const heading = /<main\b.*?(<h1[^>]*>)/s.exec(html)?.[1] ?? '';
    if (/ lang="([^"]*)"/.exec(heading)?.[1] !== lang)
      found.push(`the text is not marked as ${lang}: ${heading}`);
    const isKept = !response.headers.get('cache-control')?.includes('no-store');
    if (isKept === (route.kind === 'auth'))
      found.push(`cache-control ${response.headers.get('cache-control')}`);
    return found.map((fault) => `${address}: ${fault}`);
  };
  expect(await inTurns(places, faults, 4)).toEqual([]);
}, 240_000);
