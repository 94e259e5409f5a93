// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountSubjectsQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountSubjectsQuery = { readonly subjects: ReadonlyArray<
    | { readonly id: string, readonly title: string, readonly type: string, readonly typeLabel: string }
    | { readonly id: string, readonly title: string, readonly type: string, readonly typeLabel: string }
  > };

export const accountSubjectsQuery = stored<AccountSubjectsQuery, AccountSubjectsQueryVariables>(
  'AccountSubjects',
  "query AccountSubjects($locale: Locale!) {\n  subjects(locale: $locale) {\n    id\n    title\n    type\n    typeLabel\n  }\n}",
);
