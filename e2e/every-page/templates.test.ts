/**
 * Every template in each of its languages, opened by a reader: what it loads, what moves, what axe finds, what is lost
 * when everything is large, and in English what those find who want no motion, have colours of their own, or print it.
 * Opening a page is half of what each of these takes, so each is opened once for all.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { isSiteLocale, type Locale } from '../../src/i18n/locales.ts';
import { axeFaults, type Look } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { faultsOnPaper, movingParts, withoutEdge } from '../testing/for-all-readers.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { openAndWeigh } from '../testing/loading.ts';
import { lostWhenLarge, wordsAtDesk } from '../testing/lost-text.ts';
import { everyPlace, templatesIn } from '../testing/places.ts';
import { storedBy } from '../testing/stored-by.ts';
import { keepNothing } from '../testing/tabs.ts';

const site = siteForFile();
const { inTabs, openPage } = await browserForFile(site.origin);
const places = await everyPlace(site.database);

const wideLight: Look = [wide, 'light'];
const narrowDark: Look = [narrow, 'dark'];
const narrowLight: Look = [narrow, 'light'];
const wideDark: Look = [wide, 'dark'];

/** Over the three languages of the site axe sees a template in every look. */
const looksIn: Partial<Record<Locale, readonly Look[]>> = {
  en: [wideLight, narrowDark],
  'fr-fr': [narrowLight],
  'zh-cn': [wideDark],
};
const routesIn = (locale: Locale) => new Set(templatesIn(places, locale).map(({ route }) => route.name));
const [inFrench, inChinese] = [routesIn('fr-fr'), routesIn('zh-cn')];

/** Header and footer are the same on every page: they are examined in every look here, elsewhere in one. */
const withFrame = new Set(['/', '/fr-fr', '/zh-cn', '/graduates']);

/** One opening of a page, and what is looked at then. */
interface Visit {
  readonly address: string;
  readonly viewport: typeof wide;
  readonly looks: readonly Look[];
  /** French has the template examined by every rule in a narrow window. */
  readonly isSeenElsewhere: boolean;
  readonly isWeighed: boolean;
  readonly isMadeLarge: boolean;
  /** What its head says on paper, if it is looked at as it is printed, moved and coloured for those who want it so. */
  readonly headOnPaper?: string;
}

function visitsIn(locale: Locale): Visit[] {
  const visits = templatesIn(places, locale).flatMap(({ address, route }): Visit[] => {
    const isSeenElsewhere = inFrench.has(route.name) && inChinese.has(route.name);
    const isSeenHere = locale === 'en' && (withFrame.has(address) || !isSeenElsewhere);
    const visit = {
      address,
      viewport: narrow,
      isSeenElsewhere,
      looks: isSeenHere ? [wideLight, wideDark, narrowDark, narrowLight] : (looksIn[locale] ?? []),
      isWeighed: isSiteLocale(locale) && route.kind !== 'auth',
      isMadeLarge: true,
    };
    if (locale !== 'en') return [visit];
    const headOnPaper = route.languages === 'graduate' ? 'Fenwarden Lisle\nGraduates' : 'Fenwarden Lisle';
    const atDesk = { ...visit, viewport: wide, headOnPaper };
    // In English a reader comes with a wide window, and with a narrow one where no other language shows the template.
    return isSeenElsewhere ? [atDesk] : [atDesk, { ...visit, looks: [], isMadeLarge: false }];
  });
  if (!isSiteLocale(locale)) return visits;
  const missing = { address: '/no-such-page', isSeenElsewhere: false, isWeighed: false, isMadeLarge: false };
  return [...visits, { ...missing, viewport: wide, looks: looksIn[locale] ?? [] }];
}

describe.each(['en', 'fr-fr', 'zh-cn', 'nl-nl', 'de-de'] as const)('every template, %s', (locale) => {
  const visits = visitsIn(locale);
  const found = {
    loading: [] as string[],
    axe: [] as string[],
    lost: [] as string[],
    stored: [] as string[],
    moving: new Map<string, string>(),
    edgeless: [] as string[],
    onPaper: [] as string[],
  };

  beforeAll(async () => {
    const visit = async (page: Page, each: Visit) => {
      await make(page, each);
      return [];
    };
    // What a page leaves is there until the tab is closed.
    found.stored.push(...(await inTabs(visits, visit, {}, storedBy)));
  }, 600_000);

  async function make(page: Page, visit: Visit) {
    const { address, viewport, looks, isSeenElsewhere, isWeighed, isMadeLarge, headOnPaper } = visit;
    // The files are the same in every language: those who read on in another one have some of them already.
    if (locale === 'en' || locale === 'fr-fr') await keepNothing(page);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    if (isWeighed) found.loading.push(...(await openAndWeigh(page, address)));
    else await page.goto(address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (headOnPaper !== undefined) {
      for (const part of await movingParts(page)) found.moving.set(part, found.moving.get(part) ?? address);
      found.edgeless.push(...(await withoutEdge(page)).map((html) => `${address} ${html}`));
      found.onPaper.push(...(await faultsOnPaper(page, headOnPaper)).map((fault) => `${address} ${fault}`));
    }
    const words = viewport === wide && isMadeLarge ? await wordsAtDesk(page) : undefined;
    const isWhole = (look: Look) => withFrame.has(address) || look === wideLight;
    const within = (look: Look) => (isWhole(look) ? 'html' : 'main');
    if (looks.length > 0) {
      const everyRule = isSeenElsewhere ? 'once' : 'at each width';
      const faults = await axeFaults(page, looks, { within, everyRule });
      found.axe.push(...faults.map((fault) => `${address} ${fault}`));
    }
    if (isMadeLarge) {
      const lost = await lostWhenLarge(page, words ?? (await wordsAtDesk(page)));
      found.lost.push(...lost.map((fault) => `${address} ${fault}`));
    }
    // Otherwise it is laid out once more for the window of the next one.
    await page.evaluate(() => document.body.style.setProperty('display', 'none', 'important'));
  }

  test('has a page of most of them', () => {
    expect(visits.length).toBeGreaterThan(isSiteLocale(locale) ? 30 : 1);
  });

  test('reading leaves nothing in the browser: no cookie, nothing in its stores', () => {
    expect(found.stored).toEqual([]);
  });

  test('nothing is lost at 200 %, at 320 px, or with the widest spacing of text', () => {
    expect(found.lost).toEqual([]);
  });

  // The others show templates that are weighed and examined in English.
  if (!isSiteLocale(locale)) return;

  test('a reader who touches nothing loads at most 2 kB of script, 15 kB of style, two fonts, from one origin, and nothing moves', () => {
    expect(visits.filter(({ isWeighed }) => isWeighed).length).toBeGreaterThan(30);
    expect(found.loading).toEqual([]);
  });

  test('axe finds nothing, in both widths and both schemes over the languages', () => {
    expect(found.axe).toEqual([]);
  });

  if (locale !== 'en') return;

  test('for a reader who wants no motion nothing is animated', () => {
    expect(found.moving).toEqual(new Map());
  });

  test('in forced colours every button and field has an edge', () => {
    expect(found.edgeless).toEqual([]);
  });

  test('on paper it is the page and the firm’s name, and nothing to operate', () => {
    expect(found.onPaper).toEqual([]);
  });
});

test.each(['/people', '/nowhere'])(
  'pictures that do not come leave %s as wide as the window',
  async (path) => {
    const { page } = await openPage({ viewport: narrow });
    await page.route('**/art/**', (route) => route.abort());
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('footer img')?.complete);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  },
);
