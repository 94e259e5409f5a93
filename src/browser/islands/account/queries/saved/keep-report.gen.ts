// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type KeepReportMutationVariables = {
  id: string;
  after: number;
};
export type KeepReportMutation = {
  readonly keepReport: {
    readonly newest: number;
  };
};
export const keepReportMutation = stored<KeepReportMutation, KeepReportMutationVariables>('KeepReport', 'mutation KeepReport($id: ID!, $after: Int!) {\n  keepReport(id: $id, after: $after) {\n    newest\n  }\n}');
