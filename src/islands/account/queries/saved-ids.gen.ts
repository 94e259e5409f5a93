// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedIdsQuery = { readonly me: { readonly favouriteIds: ReadonlyArray<string> } };

export const savedIdsQuery = stored<SavedIdsQuery, SavedIdsQueryVariables>(
  'SavedIds',
  "query SavedIds {\n  me {\n    favouriteIds\n  }\n}",
);
