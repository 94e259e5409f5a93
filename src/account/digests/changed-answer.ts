import { type RawBuilder, sql } from 'kysely';
import { placeInReport } from '../reports/place-in-report.ts';

/**
 * Whom a change of an answer of the navigator concerns, as rows of (visitor, kind, record_id, subject_id, query, at): of
 * the relation `follow`, those who follow its chapter, region, service or jurisdiction, and those of whose saved reports
 * it is a part. None for any other record.
 */
export function changedAnswer(recordId: string, at: Date): RawBuilder<unknown> {
  const day = sql`(${at}::timestamptz at time zone 'UTC')::date`;
  return sql`
    select f.visitor, f.kind, ${recordId}, f.subject_id, f.query, ${at}::timestamptz
    from navigator_period p
    join live chapter on chapter.record_id = p.chapter_id and chapter.locale = 'en'
    join live region on region.record_id = chapter.parent_id and region.locale = 'en'
    join follow f on f.kind in ('record', 'topic') and f.record_id in (
      chapter.record_id, region.record_id, region.parent_id, chapter.fields ->> 'jurisdiction')
    where p.record_id = ${recordId}
    union all
    select f.visitor, f.kind, ${recordId}, f.subject_id, f.query, ${at}::timestamptz
    from follow f join saved_report r on r.id = f.report_id
    cross join ${placeInReport(sql`${recordId}`, day)}
    where f.kind = 'report'
      and exists (select from record where id = ${recordId} and type = 'navigatorCell')`;
}
