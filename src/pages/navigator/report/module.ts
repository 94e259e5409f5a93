import { pageModule } from '../../page-module.ts';
import { reportParams } from './choice.ts';
import { reportBuilderPageQuery } from './query.gen.ts';
import { ReportBuilderPage } from './ReportBuilderPage.tsx';
import { reportBuilderVariables, reportBuilderView } from './view.ts';

export const reportBuilderModule = pageModule({
  routes: ['navigator-report-builder'],
  query: reportBuilderPageQuery,
  variables: reportBuilderVariables,
  searchParams: reportParams,
  view: reportBuilderView,
  Page: ReportBuilderPage,
});
