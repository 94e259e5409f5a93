// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountExportedQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountExportedQuery = { readonly me: { readonly exported: string } };

export const accountExportedQuery = stored<AccountExportedQuery, AccountExportedQueryVariables>(
  'AccountExported',
  "query AccountExported {\n  me {\n    exported\n  }\n}",
);
