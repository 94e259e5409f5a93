// Generated from the query by `npm run generate`. Do not edit.
export type EndReportLinkMutationVariables = { id: string };
export type EndReportLinkMutation = { readonly endReportLink: boolean };
