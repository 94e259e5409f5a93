// Generated from the query by `npm run generate`. Do not edit.
export type RenameReportMutationVariables = {
  id: string;
  title: string;
};
export type RenameReportMutation = { readonly renameReport: { readonly title: string } };
