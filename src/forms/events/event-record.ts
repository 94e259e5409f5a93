import { type Kysely, sql } from 'kysely';
import { defaultLocale, type Locale, type SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** An event as far as its places and its letters are concerned. */
export interface EventRecord {
  readonly id: string;
  /** What it is written in. */
  readonly locale: Locale;
  readonly title: string;
  /** Without language. */
  readonly path: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly format: 'in-person' | 'online' | 'hybrid';
  readonly standing: 'planned' | 'postponed' | 'cancelled' | 'moved-online';
  readonly venue?: string | null;
  readonly registration: 'open' | 'closed' | 'waitlist' | 'invite';
  readonly registrationClosesAt?: string | null;
  /** None: as many as come. */
  readonly capacity?: number | null;
  /** The most who wait; none: as many as come. */
  readonly waitingPlaces?: number | null;
  /** How long it counts as training, and on whose word. */
  readonly cpdMinutes?: number | null;
  readonly credit?: 'certificate' | 'self-recorded' | 'none' | null;
}

/** A published event in a language, or in English; null where there is none. */
export async function readEvent(db: Kysely<DB>, id: string, locale: SiteLocale): Promise<EventRecord | null> {
  const { rows } = await sql<{ locale: Locale; title: string; path: string | null; fields: object }>`
    select locale, title, path, fields from live
    where record_id = ${id} and type = 'event' and withdrawn_at is null
      and locale in (${locale}, ${defaultLocale})`.execute(db);
  const row = rows.find((one) => one.locale === locale) ?? rows[0];
  return row
    ? ({ ...row.fields, id, locale: row.locale, title: row.title, path: row.path } as EventRecord)
    : null;
}

/** Why nobody can register. */
export type Refusal = 'unknown' | 'over' | 'closed' | 'invite' | 'full';

/** Why nobody can register at a moment, however many places are free; null: one can. */
export function refusalOf(event: EventRecord | null, now: Date): Exclude<Refusal, 'full'> | null {
  if (!event || event.standing === 'cancelled') return 'unknown';
  const hasCome = (instant: string) => Date.parse(instant) <= now.getTime();
  if (hasCome(event.startsAt)) return 'over';
  if (event.registration === 'invite') return 'invite';
  const closes = event.registrationClosesAt;
  return event.registration === 'closed' || (closes && hasCome(closes)) ? 'closed' : null;
}
