// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FavouriteSort =
  /** What was saved last first. */
  | 'SAVED'
  | 'TITLE'
  | 'TYPE';

export type FavouriteState =
  | 'CURRENT'
  /** It is shown in English. */
  | 'NOT_IN_LANGUAGE'
  | 'SUPERSEDED'
  /** More than its wording changed since it was saved. */
  | 'UPDATED'
  /** Marked as no longer valid, or taken off the site. */
  | 'WITHDRAWN';

export type FollowedAs =
  /** What is by them. */
  | 'AUTHOR'
  /** Its own changes alone. */
  | 'RECORD'
  /** What is about it. */
  | 'TOPIC';

export type AccountFavouritesQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
  sort: FavouriteSort;
}>;


export type AccountFavouritesQuery = { readonly me: { readonly favourites: ReadonlyArray<{ readonly recordId: string, readonly title: string, readonly type: string, readonly kind: string, readonly url: string | null, readonly savedAt: string, readonly note: string, readonly state: FavouriteState, readonly updatedAt: string | null, readonly record:
        | { readonly locale: import('../../../routing/locales.ts').Locale, readonly followedAs: FollowedAs }
        | { readonly locale: import('../../../routing/locales.ts').Locale, readonly followedAs: FollowedAs }
       | null }> } };

export const accountFavouritesQuery = stored<AccountFavouritesQuery, AccountFavouritesQueryVariables>(
  'AccountFavourites',
  "query AccountFavourites($locale: Locale!, $sort: FavouriteSort!) {\n  me {\n    favourites(locale: $locale, sort: $sort) {\n      recordId\n      title\n      type\n      kind\n      url\n      savedAt\n      note\n      state\n      updatedAt\n      record {\n        locale\n        followedAs\n      }\n    }\n  }\n}",
);
