import { type RawBuilder, sql } from 'kysely';

/**
 * The newest version `v` of a saved report `r`, and the place `place` (jurisdiction, topic: their titles) in it of an
 * answer of the navigator: one that it showed, or that stands there on the day or did on the day before. No row: it has
 * no place in it, or what the report says is of an instant and the answer is still on the site. Lateral subqueries to
 * be joined.
 *
 * @param day the day of the law of reports that name none
 */
export function placeInReport(recordId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<unknown> {
  const part = (list: string, id: string, key: string) => sql`lateral (
    select one ->> 'title' as title from jsonb_array_elements(v.${sql.ref(list)}) one
    where one ->> 'id' = p.${sql.ref(id)} or (p.record_id is null and one ->> 'key' = said.place ->> ${sql.lit(key)})
    limit 1)`;
  return sql`
    lateral (
      select known_at, chapters, topics, entries from saved_report_version
      where report_id = r.id order by number desc limit 1) v
    cross join lateral (
      select chapter.title as jurisdiction, topic.title as topic
      from (select) as one
      left join navigator_period p on p.record_id = ${recordId}
      left join lateral (
        select e as place from jsonb_array_elements(v.entries) e where e ->> 'id' = ${recordId} limit 1) said on true
      cross join ${part('chapters', 'chapter_id', 'jurisdiction')} chapter
      cross join ${part('topics', 'topic_id', 'topic')} topic
      where case when r.known_at is null
        then said.place is not null or p.held @> coalesce(r.held_on, ${day})
          or (r.held_on is null and upper(p.held) = ${day})
        else said.place is not null and p.record_id is null end
    ) place`;
}
