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

export type AccountFollowableQueryVariables = Exact<{
  id: string;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountFollowableQuery = { readonly record:
    | { readonly id: string, readonly title: string, readonly followedAs: FollowedAs, readonly withdrawn: { readonly at: string } | null }
    | { readonly id: string, readonly title: string, readonly followedAs: FollowedAs, readonly withdrawn: { readonly at: string } | null }
   | null };

export const accountFollowableQuery = stored<AccountFollowableQuery, AccountFollowableQueryVariables>(
  'AccountFollowable',
  "query AccountFollowable($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    id\n    title\n    followedAs\n    withdrawn {\n      at\n    }\n  }\n}",
);
