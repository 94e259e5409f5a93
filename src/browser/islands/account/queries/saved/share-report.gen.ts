// Generated from the query by `npm run generate`. Do not edit.
export type ShareReportMutationVariables = {
  id: string;
  version: number;
  days: number;
};
export type ShareReportMutation = { readonly shareReport: string };
