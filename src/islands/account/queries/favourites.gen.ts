// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../routing/locales.ts';
import type { FavouriteSort, FavouriteState } from '../../../content/schema/schema-types.gen.ts';
import { stored } from '../../../content/execute.ts';

export type AccountFavouritesQueryVariables = {
  locale: Locale;
  sort: FavouriteSort;
};

export type AccountFavouritesQuery = {
  readonly me: {
    readonly favourites: ReadonlyArray<{
      readonly recordId: string;
      readonly title: string;
      readonly type: string;
      readonly kind: string;
      readonly url: string | null;
      readonly savedAt: string;
      readonly note: string;
      readonly state: FavouriteState;
      readonly updatedAt: string | null;
      readonly record: {
        readonly locale: Locale;
      } | null;
    }>;
  };
};

export const accountFavouritesQuery = stored<AccountFavouritesQuery, AccountFavouritesQueryVariables>(
  'AccountFavourites',
  'query AccountFavourites($locale: Locale!, $sort: FavouriteSort!) {\n  me {\n    favourites(locale: $locale, sort: $sort) {\n      recordId\n      title\n      type\n      kind\n      url\n      savedAt\n      note\n      state\n      updatedAt\n      record {\n        locale\n      }\n    }\n  }\n}',
);
