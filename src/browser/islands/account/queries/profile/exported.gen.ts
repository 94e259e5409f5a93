// Generated from the query by `npm run generate`. Do not edit.
export type AccountExportedQueryVariables = {};
export type AccountExportedQuery = { readonly me: { readonly exported: string } };
