import { pageModule } from '../../page-module.ts';
import { PracticeListPage } from './PracticeListPage.tsx';
import { practiceListQuery } from './query.gen.ts';
import { practiceListView } from './view.ts';

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
