import type { SiteLocale } from '../../../routing/locales.ts';
import { ask, operation } from '../ask.ts';
import { noteSavedIds } from '../kept-pages.ts';
import type { AccountFavouritesQuery, AccountFavouritesQueryVariables } from '../queries/favourites.gen.ts';
import source from '../queries/favourites.graphql?raw';

const favourites = operation<AccountFavouritesQuery, AccountFavouritesQueryVariables>(source);

export type Favourite = AccountFavouritesQuery['me']['favourites'][number];
export type FavouriteSort = AccountFavouritesQueryVariables['sort'];
export type FavouriteState = Favourite['state'];

/** All that somebody saved; buttons of all pages then know it too. @throws AskError */
export async function loadFavourites(locale: SiteLocale, sort: FavouriteSort): Promise<readonly Favourite[]> {
  const { me } = await ask(favourites, { locale, sort });
  noteSavedIds(me.favourites.map(({ recordId }) => recordId));
  return me.favourites;
}
