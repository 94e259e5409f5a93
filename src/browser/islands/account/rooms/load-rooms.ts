import { type InterfaceLanguage, localeFacts, type SiteLocale } from '../../../../i18n/locales.ts';
import type { Messages } from '../../../../i18n/messages.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type { AccountRoomsQuery, AccountRoomsQueryVariables } from '../queries/rooms/rooms.gen.ts';
import source from '../queries/rooms/rooms.graphql?raw';
import type { Shown } from '../shown.ts';

const asking = operation<AccountRoomsQuery, AccountRoomsQueryVariables>(source);
const files = import.meta.glob<{ accountPages: Messages['accountPages'] }>(
  '../../../../i18n/compiled/account-pages/*.gen.ts',
);

export type RoomTexts = Messages['accountPages']['room'];
export type Room = NonNullable<AccountRoomsQuery['me']['room']>;
export type RoomDocument = Room['documents'][number];
export type RoomVersion = RoomDocument['versions'][number];

/** What the parts of a room's page are given. */
export interface InRoom extends Omit<Shown<unknown>, 'data'> {
  readonly room: Room;
  readonly m: RoomTexts;
}

/** The reader's rooms, and the one that the page's address names. @throws AskError */
export async function loadRooms(locale: SiteLocale) {
  const room = new URLSearchParams(location.search).get('room');
  const [{ me }, m] = await Promise.all([ask(asking, { room, locale }), textsFor(locale)]);
  return { ...me, m };
}

async function textsFor(locale: SiteLocale): Promise<RoomTexts> {
  const of = (language: InterfaceLanguage) =>
    files[`../../../../i18n/compiled/account-pages/${language}.gen.ts`];
  const file = of(localeFacts[locale].language);
  if (!file) throw new Error('no texts of rooms');
  return (await file()).accountPages.room;
}
