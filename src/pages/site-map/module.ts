import { pageModule } from '../page-module.ts';
import { siteMapQuery } from './query.gen.ts';
import { SiteMapPage } from './SiteMapPage.tsx';
import { searchParams, siteMapVariables } from './search-params.ts';
import { siteMapView } from './view.ts';

export const siteMapModule = pageModule({
  routes: ['site-map'],
  query: siteMapQuery,
  searchParams,
  // Nobody asks for the same name soon: useful pages are not to make room for it.
  passingParams: ['q'],
  variables: siteMapVariables,
  view: siteMapView,
  Page: SiteMapPage,
});
