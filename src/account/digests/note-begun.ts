import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** What the edition of an answer begins with whose day has come, without anybody publishing anything. */
export const BEGUN = 'begun ';
/** Days for which it is made good when nobody looked. */
const DAYS = 3;

/**
 * Has those who follow answers of the navigator be told of those that became the answer by their day: today, or while
 * nobody looked. Doing it again changes nothing.
 *
 * @param today ISO day
 */
export async function noteBegun(db: Kysely<DB>, today: string): Promise<void> {
  await sql`
    insert into alert_change (record_id, edition, at)
    select p.record_id, begun.edition, begun.at
    from navigator_period p
    cross join lateral (
      select ${BEGUN} || lower(p.held) as edition, lower(p.held)::timestamp at time zone 'UTC' as at) begun
    where lower(p.held) > ${today}::date - ${DAYS}::int and lower(p.held) <= ${today}::date
      and exists (
        select from live l join record on record.id = l.record_id and record.source_locale = l.locale
        where l.record_id = p.record_id and l.published_at < begun.at)
      and not exists (
        select from alert_change c where c.at = begun.at and c.record_id = p.record_id and c.edition = begun.edition)`.execute(
    db,
  );
}
