// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FollowedAs =
  /** What is by them. */
  | 'AUTHOR'
  /** Its own changes alone. */
  | 'RECORD'
  /** What is about it. */
  | 'TOPIC';

export type AccountAuthorsQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
  named: string;
}>;


export type AccountAuthorsQuery = { readonly people: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly type: string, readonly typeLabel: string, readonly followedAs: FollowedAs }> } };

export const accountAuthorsQuery = stored<AccountAuthorsQuery, AccountAuthorsQueryVariables>(
  'AccountAuthors',
  "query AccountAuthors($locale: Locale!, $named: String!) {\n  people(locale: $locale, named: $named, first: 20) {\n    nodes {\n      id\n      title\n      type\n      typeLabel\n      followedAs\n    }\n  }\n}",
);
