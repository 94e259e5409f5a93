import { area, byId, byPath } from './row.ts';

const section = byPath('section');
const page = byPath('page');
const solution = byPath('solution');
const sector = byPath('sector');
const service = byPath('service');

/** What the firm does, who does it and where: people, expertise, sectors, services, places, the navigator. */
export const practiceRoutes = [
  ...area('people', [
    ['people-list', 'list', '/people', section],
    ['person', 'detail', '/people/:id/:slug', byId('person')],
  ]),
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
    ['solution-1', 'detail', '/expertise/solutions/:a', solution],
    ['solution-2', 'detail', '/expertise/solutions/:a/:b', solution],
  ]),
  ...area('navigator', [
    ['navigator-home', 'list', '/navigator', section],
    ['navigator-service', 'detail', '/navigator/:service', byPath('navigatorService')],
    ['navigator-marketing', 'detail', '/navigator/:service/marketing/:slug', byPath('marketingPage')],
    [
      'navigator-service-article',
      'detail',
      '/navigator/:service/content/:id/:slug',
      byId('navigatorArticle'),
    ],
    ['navigator-region', 'detail', '/navigator/:service/:region', byPath('navigatorRegion')],
    [
      'navigator-region-article',
      'detail',
      '/navigator/:service/:region/content/:id/:slug',
      byId('navigatorArticle'),
    ],
    ['navigator-chapter', 'detail', '/navigator/:service/:region/:slug', byPath('navigatorChapter')],
    [
      'navigator-status-table',
      'detail',
      '/navigator/:service/:region/:slug/status-table',
      { by: 'path', types: ['navigatorChapter'], suffix: '/status-table' },
    ],
    [
      'navigator-report-builder',
      'detail',
      '/navigator/:slug/report-builder',
      { by: 'path', types: ['navigatorService'], suffix: '/report-builder' },
    ],
  ]),
  ...area('offices', [['office', 'detail', '/offices/:slug', byPath('office')]]),
  ...area('sectors', [
    ['sectors-list', 'list', '/sectors', section],
    ['sector-1', 'detail', '/sectors/sector/:slug', sector],
    ['sector-2', 'detail', '/sectors/sector/:firstLevel/:slug', sector],
    ['sector-3', 'detail', '/sectors/sector/:firstLevel/:secondLevel/:slug', sector],
  ]),
  ...area('services', [
    ['services-list', 'list', '/services', section],
    ['service-1', 'detail', '/services/service/:slug', service],
    ['service-2', 'detail', '/services/service/:firstLevel/:slug', service],
    ['service-3', 'detail', '/services/service/:firstLevel/:secondLevel/:slug', service],
  ]),
  ...area('locations', [
    ['locations-list', 'list', '/locations', section],
    ['location', 'detail', '/locations/:slug', byPath('location')],
  ]),
];
