// Generated from the query by `npm run generate`. Do not edit.
export type RemoveReportMutationVariables = { id: string };
export type RemoveReportMutation = { readonly removeReport: boolean };
