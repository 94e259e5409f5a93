import { pageModule } from '../page-module.ts';
import { practiceListQuery } from './list-query.gen.ts';
import { practiceListView } from './list-view.ts';
import { PracticeListPage } from './PracticeListPage.tsx';

/** All sectors, or all services. */
export const practiceListModule = pageModule({
  routes: ['sectors-list', 'services-list'],
  query: practiceListQuery,
  variables: ({ recordId, locale, route }) => ({
    id: recordId ?? '',
    locale,
    isSector: route.area === 'sectors',
  }),
  view: practiceListView,
  Page: PracticeListPage,
});
