import type { Kysely } from 'kysely';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { AppliedFor } from '../form.ts';

/** What somebody applies for. */
export interface Position {
  readonly type: AppliedFor;
  readonly title: string;
  /** Of the title. */
  readonly locale: Locale;
  readonly isOpen: boolean;
  /** Who answers; null: the desk of the form. */
  readonly email: string | null;
}

/** What decides whether one may apply. */
interface Dates {
  readonly filled?: boolean | null;
  readonly opensOn?: string | null;
  readonly closesAt?: string | null;
  readonly timeZone: string;
  readonly email?: string | null;
}

/** The published position or programme of a record's id, in a language or else in English; null where there is none. */
export async function positionOf(
  db: Kysely<DB>,
  id: string,
  locale: Locale,
  clock: Clock,
): Promise<Position | null> {
  // Whatever was posted, or stands in an address.
  if (!/^[\w-]{1,120}$/.test(id)) return null;
  const rows = await db
    .selectFrom('live')
    .select(['type', 'locale', 'title', 'fields'])
    .where('record_id', '=', id)
    .where('type', 'in', ['job', 'programme'])
    .where('withdrawn_at', 'is', null)
    .execute();
  const shown =
    rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === defaultLocale) ?? rows[0];
  if (!shown) return null;
  const { filled, opensOn, closesAt, timeZone, email = null } = shown.fields as unknown as Dates;
  const hasOpened = !opensOn || opensOn <= clock.today(timeZone);
  return {
    type: shown.type as AppliedFor,
    title: shown.title,
    locale: shown.locale as Locale,
    isOpen: !filled && hasOpened && !(closesAt && clock.hasCome(closesAt)),
    email,
  };
}
