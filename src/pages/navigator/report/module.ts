import { pageModule } from '../../page-module.ts';
import { madeParam, reportParams, savedParam } from './choice.ts';
import { codeParam } from './code-check.ts';
import { reportBuilderPageQuery } from './query.gen.ts';
import { ReportBuilderPage } from './ReportBuilderPage.tsx';
import { reportBuilderVariables, reportBuilderView } from './view.ts';

export const reportBuilderModule = pageModule({
  routes: ['navigator-report-builder'],
  query: reportBuilderPageQuery,
  variables: reportBuilderVariables,
  searchParams: [...reportParams, codeParam, savedParam],
  passingParams: [codeParam, madeParam, savedParam],
  view: reportBuilderView,
  Page: ReportBuilderPage,
});
