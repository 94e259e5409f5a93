// Generated from the query by `npm run generate`. Do not edit.
export type SaveFavouriteMutationVariables = {
  recordId: string;
  note?: string | null | undefined;
};
export type SaveFavouriteMutation = { readonly saveFavourite: { readonly recordId: string } };
