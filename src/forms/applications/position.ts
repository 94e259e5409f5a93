import type { Kysely } from 'kysely';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** What somebody applies for. */
export interface Position {
  /** What it is written in. */
  readonly locale: Locale;
  readonly title: string;
  readonly isOpen: boolean;
}

/** The published position of a record's id, in a language or else in English; null where there is none. */
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
    .select(['locale', 'title', 'fields'])
    .where('record_id', '=', id)
    .where('type', '=', 'job')
    .where('withdrawn_at', 'is', null)
    .execute();
  const shown =
    rows.find((row) => row.locale === locale) ?? rows.find((row) => row.locale === defaultLocale) ?? rows[0];
  if (!shown) return null;
  const { filled, closesAt } = shown.fields as { readonly filled?: boolean; readonly closesAt?: string };
  return {
    locale: shown.locale as Locale,
    title: shown.title,
    isOpen: !filled && !(closesAt && clock.hasCome(closesAt)),
  };
}
