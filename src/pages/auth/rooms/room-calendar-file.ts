import type { EnteredRoom } from '../../../account/rooms/entered-room.ts';
import type { RoomMatter } from '../../../account/rooms/read-room.ts';
import { roomPath } from '../../../account/rooms/room-path.ts';
import type { SiteLocale } from '../../../i18n/locales.ts';
import { addressOf } from '../../../routing/address.ts';
import { calendarAt } from '../../shared/files/calendar.ts';

/** The dates of a room's matters, for calendars. */
export function roomCalendarFile(
  { name, title }: EnteredRoom,
  matters: readonly RoomMatter[],
  locale: SiteLocale,
  origin: string,
): string {
  const url = addressOf(locale, roomPath(name));
  // Where it was read from is a secret, which has no place in what may be passed on.
  return calendarAt(
    { name: title, locale, origin, url, source: null },
    matters.flatMap((matter) =>
      matter.dates.map(({ id, day, title: what, madeAt }) => ({
        id,
        title: `${what} (${matter.title})`,
        url,
        startsAt: `${day}T00:00:00Z`,
        endsAt: `${day}T00:00:00Z`,
        allDay: true,
        place: null,
        text: null,
        status: 'confirmed' as const,
        firstPublishedAt: madeAt,
        publishedAt: madeAt,
      })),
    ),
  );
}
