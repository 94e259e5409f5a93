import { pageModule } from '../../page-module.ts';
import { PlainPage } from '../../shared/records/plain-page/PlainPage.tsx';
import { navigatorReportBuilderQuery } from './query.gen.ts';
import { navigatorReportBuilderView } from './view.ts';

export const navigatorReportBuilderModule = pageModule({
  routes: ['navigator-report-builder'],
  query: navigatorReportBuilderQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorReportBuilderView,
  Page: PlainPage,
});
