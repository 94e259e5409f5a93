import { pageModule } from '../page-module.ts';
import { siteMapQuery } from './query.gen.ts';
import { SiteMapPage } from './SiteMapPage.tsx';
import { siteMapView } from './view.ts';

export const siteMapModule = pageModule({
  routes: ['site-map'],
  query: siteMapQuery,
  searchParams: ['q'],
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: siteMapView,
  Page: SiteMapPage,
});
