// Generated from the query by `npm run generate`. Do not edit.
export type KeepReportMutationVariables = {
  id: string;
  after: number;
};
export type KeepReportMutation = { readonly keepReport: { readonly newest: number } };
