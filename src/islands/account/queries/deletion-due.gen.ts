// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountDeletionDueQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionDueQuery = { readonly me: { readonly deletionDue: string | null } };

export const accountDeletionDueQuery = stored<AccountDeletionDueQuery, AccountDeletionDueQueryVariables>(
  'AccountDeletionDue',
  "query AccountDeletionDue {\n  me {\n    deletionDue\n  }\n}",
);
