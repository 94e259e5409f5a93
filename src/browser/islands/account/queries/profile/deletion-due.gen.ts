// Generated from the query by `npm run generate`. Do not edit.
export type AccountDeletionDueQueryVariables = {};
export type AccountDeletionDueQuery = { readonly me: { readonly deletionDue: string | null } };
