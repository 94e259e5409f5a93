import { pageModule } from '../../page-module.ts';
import { PlainPage } from '../../shared/records/plain-page/PlainPage.tsx';
import { navigatorStatusTableQuery } from './query.gen.ts';
import { navigatorStatusTableView } from './view.ts';

export const navigatorStatusTableModule = pageModule({
  routes: ['navigator-status-table'],
  query: navigatorStatusTableQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorStatusTableView,
  Page: PlainPage,
});
