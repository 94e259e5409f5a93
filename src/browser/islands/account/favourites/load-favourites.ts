import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import { noteSavedIds } from '../pages-saved-here.ts';
import type {
  AccountFavouritesQuery,
  AccountFavouritesQueryVariables,
} from '../queries/favourites/favourites.gen.ts';
import source from '../queries/favourites/favourites.graphql?raw';

const favourites = operation<AccountFavouritesQuery, AccountFavouritesQueryVariables>(source);

export type Favourite = AccountFavouritesQuery['me']['favourites'][number];
export type FavouriteSort = AccountFavouritesQueryVariables['sort'];

/** All that somebody saved; buttons of all pages then know it too. @throws AskError */
export async function loadFavourites(locale: SiteLocale, sort: FavouriteSort): Promise<readonly Favourite[]> {
  const { me } = await ask(favourites, { locale, sort });
  noteSavedIds(me.favourites.map(({ recordId }) => recordId));
  return me.favourites;
}
