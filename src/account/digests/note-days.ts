import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/** What the edition of an answer begins with that became the answer, or ceased to be, by its day and not by being published. */
export const BEGUN = 'begun ';
export const ENDED = 'ended ';
/** Days for which it is made good when nobody looked. */
const DAYS = 3;

/**
 * Has those who follow answers of the navigator be told of those that became the answer by their day, and of those that
 * ended with none after them: today, or while nobody looked. Doing it again changes nothing.
 *
 * @param today ISO day
 */
export async function noteDays(db: Kysely<DB>, today: string): Promise<void> {
  const hasCome = (day: string) => sql`
    ${sql.raw(day)} > ${today}::date - ${DAYS}::int and ${sql.raw(day)} <= ${today}::date`;
  await sql`
    insert into alert_change (record_id, edition, at)
    select turn.record_id, noted.edition, noted.at
    from (
      select record_id, ${BEGUN} as what, lower(held) as day from navigator_period where ${hasCome('lower(held)')}
      union all
      select p.record_id, ${ENDED}, upper(p.held) from navigator_period p
      where ${hasCome('upper(p.held)')} and not exists (
        select from navigator_period n
        where n.chapter_id = p.chapter_id and n.topic_id = p.topic_id and n.held @> upper(p.held))
    ) turn
    cross join lateral (
      select turn.what || turn.day as edition, turn.day::timestamp at time zone 'UTC' as at) noted
    where exists (
        select from live l join record on record.id = l.record_id and record.source_locale = l.locale
        where l.record_id = turn.record_id and l.published_at < noted.at)
      and not exists (
        select from alert_change c
        where c.at = noted.at and c.record_id = turn.record_id and c.edition = noted.edition)`.execute(db);
}
