import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../i18n/locales.ts';

/**
 * The row of `live` that a record of this id is shown by in a language, as a lateral subquery `l`. Two look-ups by key:
 * for a list of languages the planner would take the far slower index of paths.
 */
export function shownRow(recordId: RawBuilder<unknown>, requestedLocale: Locale): RawBuilder<unknown> {
  return sql`lateral (
    select 1 as place, own.* from live own where own.record_id = ${recordId} and own.locale = ${requestedLocale}
    union all
    select 2 as place, english.* from live english where english.record_id = ${recordId} and english.locale = 'en'
    order by place limit 1) l`;
}
