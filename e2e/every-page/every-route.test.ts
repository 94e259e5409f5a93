/** Every row of the route table in each of its languages, asked for once: what its HTML says, how valid and how heavy it is. */
import { beforeAll, expect, test } from 'vitest';
import { langOf } from '../../src/i18n/language-of.ts';
import { allLocales, localeFacts } from '../../src/i18n/locales.ts';
import { localesOf, routes } from '../../src/routing/routes.ts';
import { siteForFile } from '../testing/for-file.ts';
import { htmlValidator } from '../testing/html-validator.ts';
import { invisibleIn, textFilesOf, wholeText } from '../testing/invisible.ts';
import { everyPlace, type Place, templatesIn } from '../testing/places.ts';
import { inTurns } from '../testing/tabs.ts';
import { seenIn, wronglyMarked } from '../testing/wrongly-marked.ts';

/** Bytes of a page's HTML on the way to a reader. */
const budget = { html: 15_000, chapter: 20_000, longList: 40_000 };
/** Pages that list everything there is. */
const longLists = new Set(['site-map', 'people-list']);
/** A jurisdiction of the navigator is a dozen answers in full, each with its sources, and what became of them. */
const ownBudgets: Readonly<Record<string, number>> = { 'navigator-chapter': budget.chapter };

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

const site = siteForFile();
const places = await everyPlace(site.database);
const answers = new Map<Place, Answer>();
/** Every row in English, and every template in each other language. */
const closely = [
  ...places.filter(({ locale }) => locale === 'en'),
  ...allLocales.filter((locale) => locale !== 'en').flatMap((locale) => templatesIn(places, locale)),
];

beforeAll(async () => {
  const ask = async (place: Place) => {
    const response = await site.get(place.address, { headers: { 'accept-encoding': 'br' } });
    const { status, headers } = response;
    answers.set(place, { status, headers, html: await wholeText(response) });
    return [];
  };
  await inTurns(places, ask, 4);
}, 240_000);

/** What is wrong with the answers for some places, in words. */
async function faultsAt(
  some: readonly Place[],
  faultsOf: (answer: Answer, place: Place) => readonly string[] | Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const place of some) {
    const answer = answers.get(place);
    if (!answer) throw new Error(`${place.address} was not asked for.`);
    for (const fault of await faultsOf(answer, place)) found.push(`${place.address}: ${fault}`);
  }
  return found;
}

test('the content has a page for each of the 130 rows of the route table, in each of its languages', () => {
  expect(routes).toHaveLength(130);
  const there = new Set(places.map(({ route, locale }) => `${route.name} ${locale}`));
  const missing = routes
    .flatMap((route) => localesOf(route).map((locale) => `${route.name} ${locale}`))
    .filter((place) => !there.has(place));
  expect(missing).toEqual([]);
});

test('every row answers in each of its languages with a page that says where it is', async () => {
  const faults = await faultsAt(
    places,
    ({ status, headers, html }, { locale, recordId, contentLocale, route }) => {
      if (status !== 200) return [`status ${status} ${headers.get('location') ?? ''}`];
      const found: string[] = [];
      if (!html.includes(`<html lang="${localeFacts[locale].tag}"`)) found.push('the wrong language');
      if (html.match(/<h1[ >]/g)?.length !== 1) found.push('not one h1');
      if (!/<title>[^<]{3,}<\/title>/.test(html)) found.push('no title');
      if (recordId !== null && !/<link rel="canonical"/.test(html)) found.push('no canonical address');
      const lang = langOf(contentLocale, locale);
      const heading = /<main\b.*?(<h1[^>]*>)/s.exec(html)?.[1] ?? '';
      if (/ lang="([^"]*)"/.exec(heading)?.[1] !== lang)
        found.push(`the text is not marked as ${lang}: ${heading}`);
      const isKept = !headers.get('cache-control')?.includes('no-store');
      if (isKept === (route.kind === 'auth')) found.push(`cache-control ${headers.get('cache-control')}`);
      return found;
    },
  );
  expect(faults).toEqual([]);
});

test.each(['fr-fr', 'zh-cn'] as const)(
  'titles, job titles and parties on pages in %s are marked as English where they are, and nowhere else',
  async (locale) => {
    const seen = await seenIn(site.database, locale);
    expect(Math.min(seen.english.size, seen.own.size)).toBeGreaterThan(100);
    const here = places.filter((place) => place.locale === locale);
    expect(await faultsAt(here, ({ html }) => wronglyMarked(html, seen))).toEqual([]);
  },
);

test('invisible characters are found', () => {
  for (const text of [
    '2027\u2060年',
    'a\u200bb',
    'a\ufeff',
    'co\u00adop',
    'a&shy;b',
    'a&#8288;b',
    'a&#x200B;b',
  ])
    expect(invisibleIn(text), text).toHaveLength(1);
  expect(invisibleIn('« Que faire\u202f? », 5\u00a0mai, 2027年6月30日')).toEqual([]);
});

test('no page has an invisible character, in any of its languages, nor has a file that it offers', async () => {
  const files = new Set([...answers.values()].flatMap(({ html }) => textFilesOf(html)));
  const kinds = new Set([...files].map((file) => /\.(\w+)(?:\?|$)/.exec(file)?.[1]));
  expect([...kinds]).toEqual(expect.arrayContaining(['csv', 'ics', 'vcf', 'xml']));
  const inPages = await faultsAt(places, ({ html }) => invisibleIn(html));
  const inFiles = await inTurns(
    [...files, '/sitemap.xml', '/robots.txt'],
    async (file) => {
      const text = await wholeText(await site.get(file, { headers: { 'accept-encoding': 'identity' } }));
      // Spreadsheets know by a mark of byte order that a table is in UTF-8.
      return invisibleIn(/\.csv/.test(file) ? text.replace(/^\ufeff/, '') : text).map(
        (one) => `${file}: ${one}`,
      );
    },
    4,
  );
  expect([...inPages, ...inFiles]).toEqual([]);
}, 240_000);

/** React writes these so, and HTML takes names of attributes in any case, and a boolean one with an empty value. */
const writtenByReact = new Set([
  'Attribute "encType" should be lowercase',
  'Attribute "formNoValidate" should be lowercase',
  'Attribute "formnovalidate" should omit value',
]);

test('the HTML of every row in English, and of every template in each other language, is valid', async () => {
  const validator = htmlValidator({
    extends: ['html-validate:recommended'],
    // Boxes of one question share their name (HTML, "Constructing the entry list").
    rules: { 'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }] },
  });
  const faults = await faultsAt(closely, async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !writtenByReact.has(message))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`);
  });
  expect(faults).toEqual([]);
}, 240_000);

test('the HTML of every page on its longest record stays within its budget', async () => {
  const weighed = closely.filter(({ route }) => route.kind !== 'auth');
  expect(weighed.length).toBeGreaterThan(180);
  const heavy = await faultsAt(weighed, ({ status, headers }, { route }) => {
    expect([status, headers.get('content-encoding')], route.name).toEqual([200, 'br']);
    const limit = longLists.has(route.name) ? budget.longList : (ownBudgets[route.name] ?? budget.html);
    const size = Number(headers.get('content-length') ?? Number.NaN);
    return size <= limit ? [] : [`${size} of ${limit}`];
  });
  expect(heavy).toEqual([]);
});

test('the built server draws the picture that a page is shared with', async () => {
  const html = [...answers].find(
    ([{ route, locale }]) => route.name === 'publication' && locale === 'en',
  )?.[1].html;
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
  const picture = await site.get(new URL(address).pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
