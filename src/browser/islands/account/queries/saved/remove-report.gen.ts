// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type RemoveReportMutationVariables = {
  id: string;
};
export type RemoveReportMutation = {
  readonly removeReport: boolean;
};
export const removeReportMutation = stored<RemoveReportMutation, RemoveReportMutationVariables>('RemoveReport', 'mutation RemoveReport($id: ID!) {\n  removeReport(id: $id)\n}');
