// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GateKind =
  | 'PERMISSION'
  /** Whoever is signed in may read it. */
  | 'SIGN_IN';

export type WholeTextQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type WholeTextQuery = { readonly record:
    | { readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly gate: { readonly kind: GateKind, readonly permission: string | null } | null }
    | { readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly gate: { readonly kind: GateKind, readonly permission: string | null } | null }
   | null };

export const wholeTextQuery = stored<WholeTextQuery, WholeTextQueryVariables>(
  'WholeText',
  "query WholeText($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    body\n    gate {\n      kind\n      permission\n    }\n  }\n}",
);
