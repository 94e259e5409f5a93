// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type {
  FavouriteSort,
  FavouriteState,
  FollowedAs,
} from '../../../../../graphql/content/schema-types.gen.ts';
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
      readonly record: { readonly locale: Locale; readonly followedAs: FollowedAs } | null;
    }>;
  };
};
