// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SaveFavouriteMutationVariables = Exact<{
  recordId: string;
  note?: string | null | undefined;
}>;


export type SaveFavouriteMutation = { readonly saveFavourite: { readonly recordId: string } };

export const saveFavouriteMutation = stored<SaveFavouriteMutation, SaveFavouriteMutationVariables>(
  'SaveFavourite',
  "mutation SaveFavourite($recordId: ID!, $note: String) {\n  saveFavourite(recordId: $recordId, note: $note) {\n    recordId\n  }\n}",
);
