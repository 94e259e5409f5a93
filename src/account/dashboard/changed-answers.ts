import { type RawBuilder, sql } from 'kysely';
import { placeInReport } from '../reports/place-in-report.ts';
import type { Window } from './happened.ts';

/** As many changed answers are looked at, the newest. */
const LOOKED_AT = 500;

/** Answers of the navigator that changed by more than their wording, as rows of (record_id, at). */
export function answersChanged({ since, until }: Pick<Window, 'since' | 'until'>): RawBuilder<unknown> {
  return sql`
    select v.record_id, max(v.published_at) as at
    from version v
    join record on record.id = v.record_id and record.source_locale = v.locale and record.type = 'navigatorCell'
    where v.published_at > ${since} and v.published_at <= ${until} and v.change <> 'minor' and v.number > 1
    group by v.record_id order by at desc limit ${LOOKED_AT}`;
}

/**
 * The same of one record, whatever became of it: no row where it is no answer, or where it was only translated. What the
 * law is was told when it was published in the language that it is written in.
 */
export function answerChanged(recordId: string, at: Date): RawBuilder<unknown> {
  return sql`select id as record_id, ${at}::timestamptz as at from record
    where id = ${recordId} and type = 'navigatorCell' and coalesce((
      select bool_or(v.locale = record.source_locale) from version v
      where v.record_id = record.id and v.published_at = ${at}), true)`;
}

/**
 * Whom changes of answers concern, as rows of (visitor, kind, record_id, subject_id, query, at): of the relation `follow`
 * (with report_id), those who follow their chapter, region, service or jurisdiction, and those of whose saved reports they
 * are a part; of these `query` is the report's name.
 */
export function happenedToAnswers(answers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select f.visitor, f.kind, a.record_id, f.subject_id, f.query, a.at
    from (${answers}) a
    join navigator_period p on p.record_id = a.record_id
    join live chapter on chapter.record_id = p.chapter_id and chapter.locale = 'en'
    join live region on region.record_id = chapter.parent_id and region.locale = 'en'
    join follow f on f.kind in ('record', 'topic') and f.record_id in (
      chapter.record_id, region.record_id, region.parent_id, chapter.fields ->> 'jurisdiction')
    union all
    select f.visitor, f.kind, a.record_id, f.subject_id, r.title, a.at
    from (${answers}) a
    cross join follow f join saved_report r on r.id = f.report_id
    cross join ${placeInReport(sql`a.record_id`, sql`(a.at at time zone 'UTC')::date`)}
    where f.kind = 'report'`;
}
