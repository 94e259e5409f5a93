import type { Kysely } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** A record that a picture is of, as it is called in a language; undefined when it has no page in it. */
export async function liveTitle(db: Kysely<DB>, id: string, locale: Locale) {
  const row = await db
    .selectFrom('live')
    .select(['type', 'title'])
    .where('record_id', '=', id)
    .where('locale', '=', locale)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, id, locale };
}
