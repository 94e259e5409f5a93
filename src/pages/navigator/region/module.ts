import { pageModule } from '../../page-module.ts';
import { navigatorRegionPageQuery } from './query.gen.ts';
import { RegionPage } from './RegionPage.tsx';
import { navigatorRegionView } from './view.ts';

export const navigatorRegionPageModule = pageModule({
  routes: ['navigator-region'],
  query: navigatorRegionPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorRegionView,
  Page: RegionPage,
});
