// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type VisitedMutationVariables = Exact<{ [key: string]: never; }>;


export type VisitedMutation = { readonly visited: string | null };

export const visitedMutation = stored<VisitedMutation, VisitedMutationVariables>(
  'Visited',
  "mutation Visited {\n  visited\n}",
);
