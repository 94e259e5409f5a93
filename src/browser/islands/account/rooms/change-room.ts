import type { SiteLocale } from '../../../../i18n/locales.ts';
import { operation } from '../../kit/operation.ts';
import { ask } from '../ask.ts';
import type {
  EndRoomCalendarMutation,
  EndRoomCalendarMutationVariables,
} from '../queries/rooms/end-room-calendar.gen.ts';
import endSource from '../queries/rooms/end-room-calendar.graphql?raw';
import type { FollowRoomMutation, FollowRoomMutationVariables } from '../queries/rooms/follow-room.gen.ts';
import followSource from '../queries/rooms/follow-room.graphql?raw';
import type {
  NewRoomCalendarMutation,
  NewRoomCalendarMutationVariables,
} from '../queries/rooms/new-room-calendar.gen.ts';
import newSource from '../queries/rooms/new-room-calendar.graphql?raw';
import type {
  SendRoomDocumentMutation,
  SendRoomDocumentMutationVariables,
} from '../queries/rooms/send-document.gen.ts';
import sendSource from '../queries/rooms/send-document.graphql?raw';
import type { Room } from './load-rooms.ts';

const sending = operation<SendRoomDocumentMutation, SendRoomDocumentMutationVariables>(sendSource);
const following = operation<FollowRoomMutation, FollowRoomMutationVariables>(followSource);
const making = operation<NewRoomCalendarMutation, NewRoomCalendarMutationVariables>(newSource);
const ending = operation<EndRoomCalendarMutation, EndRoomCalendarMutationVariables>(endSource);

interface Sent {
  readonly room: string;
  readonly file: File;
  /** Empty: a new document. */
  readonly documentId: string;
  /** Empty: of none. */
  readonly matterId: string;
  readonly title: string;
  readonly locale: SiteLocale;
}

/** @throws AskError, as all of these */
export async function sendDocument({ documentId, matterId, title, ...sent }: Sent): Promise<void> {
  const which = documentId ? { documentId } : { title, ...(matterId && { matterId }) };
  await ask(sending, { ...sent, ...which });
}

export async function followRoom(room: string, frequency: Room['told']): Promise<void> {
  await ask(following, { room, frequency });
}

/** @returns the whole address, which is told this once */
export async function newRoomCalendar(room: string, locale: SiteLocale): Promise<string> {
  const { newRoomCalendar: secret } = await ask(making, { room });
  return `${location.origin}/calendars/${locale}/room.ics?key=${secret}`;
}

export async function endRoomCalendar(room: string): Promise<void> {
  await ask(ending, { room });
}
