// Generated from the query by `npm run generate`. Do not edit.
export type RemoveFavouriteMutationVariables = { recordId: string };
export type RemoveFavouriteMutation = { readonly removeFavourite: boolean };
