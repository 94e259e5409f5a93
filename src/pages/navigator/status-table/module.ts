import { pageModule } from '../../page-module.ts';
import { selectionParams } from '../selection/selection.ts';
import { navigatorStatusTableQuery } from './query.gen.ts';
import { StatusTablePage } from './StatusTablePage.tsx';
import { statusTableVariables } from './selected.ts';
import { statusTableCsv, statusTableWorkbook } from './sheet.ts';
import { statusTableView } from './view.ts';

export const navigatorStatusTableModule = pageModule({
  routes: ['navigator-status-table'],
  query: navigatorStatusTableQuery,
  variables: statusTableVariables,
  searchParams: selectionParams,
  files: { csv: { write: statusTableCsv }, xlsx: { write: statusTableWorkbook } },
  view: statusTableView,
  Page: StatusTablePage,
});
