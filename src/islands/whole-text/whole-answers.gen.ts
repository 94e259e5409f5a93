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

export type WholeAnswersQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type WholeAnswersQuery = { readonly record:
    | { readonly gate: { readonly kind: GateKind, readonly permission: string | null } | null, readonly cells: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly answer: string | null }> }
    | { readonly gate: { readonly kind: GateKind, readonly permission: string | null } | null, readonly cells: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly answer: string | null }> }
   | null };

export const wholeAnswersQuery = stored<WholeAnswersQuery, WholeAnswersQueryVariables>(
  'WholeAnswers',
  "query WholeAnswers($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    gate {\n      kind\n      permission\n    }\n    cells: children(types: [\"navigatorCell\"], first: 100) {\n      ... on NavigatorCell {\n        id\n        locale\n        answer\n      }\n    }\n  }\n}",
);
