// Generated from the query by `npm run generate`. Do not edit.
import type { ReportInput } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type SaveReportMutationVariables = {
  report: ReportInput;
};
export type SaveReportMutation = {
  readonly saveReport: {
    readonly id: string;
    readonly selection: string;
  };
};
export const saveReportMutation = stored<SaveReportMutation, SaveReportMutationVariables>('SaveReport', 'mutation SaveReport($report: ReportInput!) {\n  saveReport(report: $report) {\n    id\n    selection\n  }\n}');
