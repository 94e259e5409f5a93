// Generated from the query by `npm run generate`. Do not edit.
export type KeepAccountMutationVariables = {};
export type KeepAccountMutation = { readonly keepAccount: boolean };
