// Generated from the query by `npm run generate`. Do not edit.
export type MergeFavouritesMutationVariables = { recordIds: ReadonlyArray<string> | string };
export type MergeFavouritesMutation = { readonly mergeFavourites: number };
