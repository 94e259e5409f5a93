import { operation } from '../kit/operation.ts';
import { ask } from './ask.ts';
import { pageLocale } from './page-language.ts';
import { forgetAccountIds, noteFollowedIds, noteSaved, noteSavedIds } from './pages-saved-here.ts';
import type {
  RemoveFavouriteMutation,
  RemoveFavouriteMutationVariables,
} from './queries/favourites/remove-favourite.gen.ts';
import removeSource from './queries/favourites/remove-favourite.graphql?raw';
import type {
  SaveFavouriteMutation,
  SaveFavouriteMutationVariables,
} from './queries/favourites/save-favourite.gen.ts';
import saveSource from './queries/favourites/save-favourite.graphql?raw';
import type { SavedIdsQuery, SavedIdsQueryVariables } from './queries/favourites/saved-ids.gen.ts';
import idsSource from './queries/favourites/saved-ids.graphql?raw';

const saveFavourite = operation<SaveFavouriteMutation, SaveFavouriteMutationVariables>(saveSource);
const removeFavourite = operation<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>(removeSource);
const savedIds = operation<SavedIdsQuery, SavedIdsQueryVariables>(idsSource);

/** Saves a record in the account, or changes its note. @throws AskError */
export async function saveInAccount(recordId: string, note?: string): Promise<void> {
  await ask(saveFavourite, note === undefined ? { recordId } : { recordId, note });
  noteSaved(recordId, true);
}

/** @throws AskError */
export async function removeFromAccount(recordId: string): Promise<void> {
  await ask(removeFavourite, { recordId });
  noteSaved(recordId, false);
}

/** Learns which records the account has saved and follows, for the buttons of all pages. @throws AskError */
export async function learnSavedIds(): Promise<void> {
  // Somebody else may have been here before.
  forgetAccountIds();
  const { me } = await ask(savedIds, { locale: pageLocale() });
  noteSavedIds(me.favouriteIds);
  noteFollowedIds(me.alerts.flatMap(({ record }) => record?.id ?? []));
}
