import { expect, test } from 'vitest';
import { axeFaults, type Look } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { everyPlace, templatesIn } from '../testing/places.ts';

const site = siteForFile();
const { inTabs } = await browserForFile(site.origin);
const places = await everyPlace(site.database);

const wideLight: Look = [wide, 'light'];
const narrowDark: Look = [narrow, 'dark'];
const narrowLight: Look = [narrow, 'light'];
const wideDark: Look = [wide, 'dark'];
/** The first two show everything once at each width; the others differ from them only in their colours. */
const everyLook: readonly Look[] = [wideLight, narrowDark, narrowLight, wideDark];

/** Over the three languages a template is seen in every look. */
const looksIn = { en: [wideLight, narrowDark], 'fr-fr': [narrowLight], 'zh-cn': [wideDark] } as const;
const routesIn = (locale: 'fr-fr' | 'zh-cn') =>
  new Set(templatesIn(places, locale).map(({ route }) => route.name));
const [inFrench, inChinese] = [routesIn('fr-fr'), routesIn('zh-cn')];

/** Header and footer are the same on every page: they are examined in every look here, elsewhere in one. */
const withFrame = new Set(['/', '/fr-fr', '/zh-cn', '/graduates']);

test.each(['en', 'fr-fr', 'zh-cn'] as const)(
  'axe finds nothing on any template, in both widths and both schemes over the languages: %s',
  async (locale) => {
    const templates = templatesIn(places, locale);
    expect(templates.length).toBeGreaterThan(30);
    const pages = [
      ...templates.map(({ address, route }) => {
        const isSeenElsewhere = inFrench.has(route.name) && inChinese.has(route.name);
        const isSeenHere = locale === 'en' && (withFrame.has(address) || !isSeenElsewhere);
        return { address, looks: isSeenHere ? everyLook : looksIn[locale] };
      }),
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
