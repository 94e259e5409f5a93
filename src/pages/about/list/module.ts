import { pageModule } from '../../page-module.ts';
import { AboutListPage } from './AboutListPage.tsx';
import { aboutListQuery } from './query.gen.ts';
import { aboutListView } from './view.ts';

export const aboutListModule = pageModule({
  routes: ['about-list'],
  query: aboutListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: aboutListView,
  Page: AboutListPage,
});
