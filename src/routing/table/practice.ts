import { area, byPath } from './row.ts';

const section = byPath('section');
const page = byPath('page');

/** What the firm does, who does it and where: people, expertise, sectors, services, places, the navigator. */
export const practiceRoutes = [
  ...area('people', [['people-list', 'list', '/people', section]]),
  ...area('expertise', [
    ['expertise-list', 'list', '/expertise', section],
    ['expertise-financial-institutions', 'fixed', '/expertise/financial-institutions', page],
    ['expertise-life-sciences', 'fixed', '/expertise/life-sciences', page],
    ['expertise-tmt', 'fixed', '/expertise/tmt', page],
    [
      'expertise-asset-management-and-investment-funds',
      'fixed',
      '/expertise/asset-management-and-investment-funds',
      page,
    ],
    ['expertise-solutions', 'fixed', '/expertise/solutions', page],
    ['expertise-page', 'detail', '/expertise/:slug', page],
  ]),
  ...area('navigator', [['navigator-home', 'list', '/navigator', section]]),
  ...area('sectors', [['sectors-list', 'list', '/sectors', section]]),
  ...area('services', [['services-list', 'list', '/services', section]]),
  ...area('locations', [['locations-list', 'list', '/locations', section]]),
];
