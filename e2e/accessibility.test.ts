import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { allLocales } from '../src/routing/locales.ts';
import { routes } from '../src/routing/routes.ts';
import { axeFaults, type Look } from './testing/axe.ts';
import { narrow, wide } from './testing/browser.ts';
import { browserForFile, siteForFile } from './testing/for-file.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { inTurns } from './testing/tabs.ts';

const site = siteForFile();
const { inTabs } = await browserForFile(site.origin);
const places = await everyPlace(site.database);

/** The first two show everything once at each width; the others differ from them only in their colours. */
const everyLook: readonly Look[] = [
  [wide, 'light'],
  [narrow, 'dark'],
  [narrow, 'light'],
  [wide, 'dark'],
];
const [wideLight, , narrowLight, wideDark] = everyLook as [Look, Look, Look, Look];
/** Header and footer are the same on every page: they are examined in every look here, elsewhere in one. */
const withFrame = new Set(['/', '/fr-fr', '/zh-cn', '/graduates']);

/** English pages are seen in every look, those of each other language in one of them. */
const looksIn = { en: everyLook, 'fr-fr': [narrowLight], 'zh-cn': [wideDark] } as const;

test.each(['en', 'fr-fr', 'zh-cn'] as const)(
  'axe finds nothing on any template, in both widths and both schemes over the languages: %s',
  async (locale) => {
    const templates = templatesIn(places, locale);
    expect(templates.length).toBeGreaterThan(30);
    const pages = [
      ...templates.map((place) => ({ address: place.address, looks: looksIn[locale] })),
      { address: '/no-such-page', looks: looksIn[locale] },
    ];
    const found = await inTabs(
      pages,
      async (page, { address, looks }) => {
        await page.goto(address);
        const isWhole = (look: Look) => withFrame.has(address) || look === wideLight;
        const within = (look: Look) => (isWhole(look) ? 'html' : 'main');
        return (await axeFaults(page, looks, { within })).map((fault) => `${address} ${fault}`);
      },
      { reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  },
  600_000,
);

test('the HTML of every row in English, and of every template in each other language, is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Boxes of one question share their name (HTML, "Constructing the entry list").
    rules: { 'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }] },
  });
  const english = places.filter(({ locale }) => locale === 'en');
  const others = allLocales
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => templatesIn(places, locale));
  expect(english).toHaveLength(routes.length);
  const faults = async ({ address }: Place) => {
    const { results } = await validator.validateString(await (await site.get(address)).text());
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${address} ${line}:${column} ${ruleId} ${message}`);
  };
  expect(await inTurns([...english, ...others], faults)).toEqual([]);
}, 240_000);
