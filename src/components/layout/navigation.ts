import type { Messages } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { Locale } from '../../routing/locales.ts';
import type { RouteName } from '../../routing/routes.ts';

export interface NavigationItem {
  readonly text: string;
  readonly url: string;
  /** The area whose pages mark this item as current. */
  readonly area?: string;
  readonly children?: readonly NavigationItem[];
}

type Line = readonly [
  text: (m: Messages) => string,
  route: RouteName,
  area?: string,
  children?: readonly Line[],
];

const site: readonly Line[] = [
  [(m) => m.navigation.people, 'people-list', 'people'],
  [
    (m) => m.navigation.expertise,
    'expertise-list',
    'expertise',
    [
      [(m) => m.navigation.sectors, 'sectors-list', 'sectors'],
      [(m) => m.navigation.services, 'services-list', 'services'],
      [(m) => m.navigation.solutions, 'expertise-solutions'],
      [(m) => m.navigation.products, 'products-list', 'products'],
      [(m) => m.navigation.deals, 'deals'],
    ],
  ],
  [
    (m) => m.navigation.insights,
    'insights-list',
    'insights',
    [
      [(m) => m.navigation.publications, 'publications-list', 'publications'],
      [(m) => m.navigation.features, 'features-list', 'features'],
      [(m) => m.navigation.blog, 'blog-list', 'blog'],
      [(m) => m.navigation.news, 'news-list', 'news'],
      [(m) => m.navigation.events, 'events-list', 'events'],
      [(m) => m.navigation.training, 'training-series-list', 'training-series'],
    ],
  ],
  [(m) => m.navigation.navigator, 'navigator-home', 'navigator'],
  [(m) => m.navigation.offices, 'locations-list', 'locations'],
  [(m) => m.navigation.careers, 'careers-list', 'careers'],
  [(m) => m.navigation.about, 'about-list', 'about-us'],
];

const graduates: readonly Line[] = [
  [(m) => m.navigation.graduates, 'graduates-home'],
  [(m) => m.graduates.students, 'graduates-students'],
  [(m) => m.graduates.starters, 'graduates-starters'],
  [(m) => m.graduates.trainingContract, 'graduates-training-contract'],
  [(m) => m.graduates.apply, 'graduates-apply'],
  [(m) => m.graduates.meetUs, 'graduates-meet-us'],
  [(m) => m.graduates.questions, 'graduates-faq'],
  [(m) => m.graduates.contact, 'graduates-contact-us'],
];

const firmLinks: readonly Line[] = [
  [(m) => m.navigation.about, 'about-list'],
  [(m) => m.navigation.locations, 'locations-list'],
  [(m) => m.navigation.careers, 'careers-list'],
  [(m) => m.navigation.graduates, 'graduates-home'],
  [(m) => m.navigation.news, 'news-list'],
  [(m) => m.navigation.contact, 'contact'],
];

const clientLinks: readonly Line[] = [
  [(m) => m.navigation.navigator, 'navigator-home'],
  [(m) => m.navigation.products, 'products-list'],
  [(m) => m.navigation.events, 'events-list'],
  [(m) => m.navigation.signIn, 'auth-profile'],
];

const legalLinks: readonly Line[] = [
  [(m) => m.navigation.legalNotices, 'legal-list'],
  [(m) => m.navigation.privacy, 'legal-data-privacy'],
  [(m) => m.navigation.cookies, 'legal-cookie-policy'],
  [(m) => m.navigation.accessibility, 'accessibility'],
  [(m) => m.navigation.scams, 'about-fraud-and-scam-alerts'],
  [(m) => m.navigation.siteMap, 'site-map'],
];

function itemsOf(lines: readonly Line[], m: Messages, locale: Locale): NavigationItem[] {
  return lines.map(([text, route, area, children]) => ({
    text: text(m),
    url: linkTo(route, {}, locale),
    ...(area && { area }),
    ...(children && { children: itemsOf(children, m, locale) }),
  }));
}

/** The header's links: the site's areas, or the graduate site's pages. */
export function mainNavigation(languages: 'site' | 'graduate', m: Messages, locale: Locale) {
  return itemsOf(languages === 'site' ? site : graduates, m, locale);
}

/** The footer's groups of links. */
export function footerNavigation(m: Messages, locale: Locale) {
  return {
    groups: [
      { heading: m.navigation.firm, items: itemsOf(firmLinks, m, locale) },
      { heading: m.navigation.clients, items: itemsOf(clientLinks, m, locale) },
    ],
    legal: itemsOf(legalLinks, m, locale),
  };
}
