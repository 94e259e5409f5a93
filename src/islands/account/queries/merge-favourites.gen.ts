// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MergeFavouritesMutationVariables = Exact<{
  recordIds: ReadonlyArray<string> | string;
}>;


export type MergeFavouritesMutation = { readonly mergeFavourites: number };

export const mergeFavouritesMutation = stored<MergeFavouritesMutation, MergeFavouritesMutationVariables>(
  'MergeFavourites',
  "mutation MergeFavourites($recordIds: [ID!]!) {\n  mergeFavourites(recordIds: $recordIds)\n}",
);
