import { pageModule } from '../../page-module.ts';
import { PlainPage } from '../../shared/records/plain-page/PlainPage.tsx';
import { navigatorRegionPageQuery } from './query.gen.ts';
import { navigatorRegionView } from './view.ts';

export const navigatorRegionPageModule = pageModule({
  routes: ['navigator-region'],
  query: navigatorRegionPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorRegionView,
  Page: PlainPage,
});
