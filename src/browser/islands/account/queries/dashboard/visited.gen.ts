// Generated from the query by `npm run generate`. Do not edit.
export type VisitedMutationVariables = {};
export type VisitedMutation = { readonly visited: string | null };
