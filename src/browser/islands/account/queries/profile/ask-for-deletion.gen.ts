// Generated from the query by `npm run generate`. Do not edit.
export type AskForDeletionMutationVariables = {};
export type AskForDeletionMutation = { readonly askForDeletion: string };
