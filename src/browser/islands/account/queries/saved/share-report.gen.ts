// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../../graphql/execute.ts';
export type ShareReportMutationVariables = {
  id: string;
  version: number;
  days: number;
};
export type ShareReportMutation = {
  readonly shareReport: string;
};
export const shareReportMutation = stored<ShareReportMutation, ShareReportMutationVariables>('ShareReport', 'mutation ShareReport($id: ID!, $version: Int!, $days: Int!) {\n  shareReport(id: $id, version: $version, days: $days)\n}');
