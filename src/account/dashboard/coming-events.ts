import { type Kysely, sql } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Follow } from './follows.ts';

/** More are on the page of events. */
const MOST_EVENTS = 5;

interface EventsQuery {
  readonly visitor: string;
  readonly follows: readonly Follow[];
  readonly requestedLocale: Locale;
  readonly now: Date;
}

/** Ids of events to come, the next first, that a reader saved or that lead to what they follow; none that is cancelled. */
export async function comingEvents(
  db: Kysely<DB>,
  { visitor, follows, requestedLocale, now }: EventsQuery,
): Promise<string[]> {
  const followed = follows.flatMap(({ recordId }) => recordId ?? []);
  const { rows } = await sql<{ id: string }>`
    select l.record_id as id from live l
    where l.type = 'event' and l.withdrawn_at is null and l.path is not null and ${shownIn(requestedLocale)}
      and (l.fields ->> 'startsAt')::timestamptz > ${now} and l.fields ->> 'standing' <> 'cancelled'
      and (
        exists (select from favourite f where f.visitor = ${visitor} and f.record_id = l.record_id)
        or exists (
          select from link k where k.from_id = l.record_id and k.locale = l.locale
            and k.to_id = any(${followed}::text[])))
    order by (l.fields ->> 'startsAt')::timestamptz, l.record_id limit ${MOST_EVENTS}`.execute(db);
  return rows.map(({ id }) => id);
}
