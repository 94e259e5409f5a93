import { pageModule } from '../../page-module.ts';
import { PlainPage } from '../../shared/records/plain-page/PlainPage.tsx';
import { navigatorServicePageQuery } from './query.gen.ts';
import { navigatorServiceView } from './view.ts';

export const navigatorServicePageModule = pageModule({
  routes: ['navigator-service'],
  query: navigatorServicePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorServiceView,
  Page: PlainPage,
});
