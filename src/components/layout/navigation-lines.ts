import {
  aboutPanel,
  careersPanel,
  expertisePanel,
  insightsPanel,
  type Line,
  type Panel,
} from './navigation-panels.ts';

interface SiteLine {
  readonly line: Line;
  readonly areas: readonly string[];
  readonly panel?: Panel;
}

/** The header of the site. */
export const siteLines: readonly SiteLine[] = [
  { line: [(m) => m.navigation.people, 'people-list'], areas: ['people'] },
  {
    line: [(m) => m.navigation.expertise, 'expertise-list'],
    areas: ['expertise', 'sectors', 'services', 'products'],
    panel: expertisePanel,
  },
  {
    line: [(m) => m.navigation.insights, 'insights-list'],
    areas: ['insights', 'publications', 'features', 'blog', 'news', 'events', 'training', 'training-series'],
    panel: insightsPanel,
  },
  { line: [(m) => m.navigation.navigator, 'navigator-home'], areas: ['navigator'] },
  { line: [(m) => m.navigation.offices, 'locations-list'], areas: ['offices', 'locations'] },
  {
    line: [(m) => m.navigation.careers, 'careers-list'],
    areas: ['careers', 'graduates'],
    panel: careersPanel,
  },
  {
    line: [(m) => m.navigation.about, 'about-list'],
    areas: ['about-us', 'legal', 'contact-us'],
    panel: aboutPanel,
  },
];

export const footerLines: Panel['groups'] = [
  [
    (m) => m.navigation.expertise,
    [
      [(m) => m.navigation.services, 'services-list'],
      [(m) => m.navigation.sectors, 'sectors-list'],
      [(m) => m.navigation.people, 'people-list'],
      [(m) => m.navigation.deals, 'deals'],
      [(m) => m.navigation.products, 'products-list'],
    ],
  ],
  [
    (m) => m.navigation.firm,
    [
      [(m) => m.navigation.about, 'about-list'],
      [(m) => m.navigation.careers, 'careers-list'],
      [(m) => m.navigation.graduates, 'graduates-home'],
      [(m) => m.navigation.news, 'news-list'],
      [(m) => m.navigation.contact, 'contact'],
    ],
  ],
  [
    (m) => m.navigation.clients,
    [
      [(m) => m.navigation.navigator, 'navigator-home'],
      [(m) => m.navigation.publications, 'publications-list'],
      [(m) => m.navigation.events, 'events-list'],
      [(m) => m.navigation.training, 'training-series-list'],
      [(m) => m.navigation.account, 'auth-profile'],
    ],
  ],
];

export const legalLines: readonly Line[] = [
  [(m) => m.navigation.legalNotices, 'legal-list'],
  [(m) => m.navigation.privacy, 'legal-data-privacy'],
  [(m) => m.navigation.cookies, 'legal-cookie-policy'],
  [(m) => m.navigation.accessibility, 'accessibility'],
  [(m) => m.navigation.scams, 'about-fraud-and-scam-alerts'],
  [(m) => m.page.pages.remote, 'remote'],
  [(m) => m.navigation.siteMap, 'site-map'],
];
