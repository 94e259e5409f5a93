import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';
import { notFound } from '../refusals.ts';
import type { SavedReport, SavedVersion } from './saved-report.ts';

interface ReadAs {
  /** That titles are asked for in. */
  readonly locale: Locale;
  readonly today: string;
}

/**
 * The reports that a reader keeps, what was kept last first, and how much of each has changed: in one statement.
 *
 * @param today the day of the law of those that name none
 */
export async function readReports(
  db: Kysely<DB>,
  visitor: string,
  { locale: requestedLocale, today }: ReadAs,
  id: string | null = null,
): Promise<SavedReport[]> {
  if (id !== null && !isUuid(id)) return [];
  const { rows } = await sql<Omit<SavedReport, 'requestedLocale'>>`
    select r.id, r.service_id as "serviceId", r.title, r.selection, r.language, r.held_on::text as "on",
      r.known_at as known, r.jurisdictions, r.topics, r.created_at as "createdAt", v.number as newest,
      v.made_at as "keptAt", a.id as "alertId", a.frequency as "alertFrequency",
      ${changedIn(today)}::integer as changed
    from saved_report r
    cross join lateral (
      select * from saved_report_version v where v.report_id = r.id order by v.number desc limit 1) v
    left join alert a on a.report_id = r.id and a.visitor = r.visitor and a.ended_at is null
    where r.visitor = ${visitor} and (${id}::uuid is null or r.id = ${id})
    order by v.made_at desc, r.id`.execute(db);
  return rows.map((row) => ({ ...row, requestedLocale }));
}

/**
 * How many places of the version `v` of the report `r` have another answer today, or another version of it or of what it
 * translates, or none any more, or one where none was: those that a comparison shows. What was known at an instant stays
 * as it was then, but for what was taken off the site.
 */
const changedIn = (today: string): RawBuilder<number> => sql`(
  select count(*) from (
    select e ->> 'jurisdiction' as jurisdiction, e ->> 'topic' as topic, e ->> 'id' as id, e ->> 'locale' as locale,
      (e ->> 'number')::integer as number
    from jsonb_array_elements(v.entries) e
  ) said
  full join (
    select c ->> 'key' as jurisdiction, t ->> 'key' as topic, l.record_id as id, l.locale, l.number,
      case when l.locale <> source.locale then source.published_at end as source_at
    from jsonb_array_elements(v.chapters) c
    join navigator_period p on p.chapter_id = c ->> 'id' and p.held @> coalesce(r.held_on, ${today}::date)
    join jsonb_array_elements(v.topics) t on t ->> 'id' = p.topic_id
    join live l on l.record_id = p.record_id and l.withdrawn_at is null and (
      l.locale = r.language or (l.locale = 'en' and not exists (
        select from live own where own.record_id = l.record_id and own.locale = r.language)))
    join record on record.id = l.record_id
    join live source on source.record_id = record.id and source.locale = record.source_locale
  ) says using (jurisdiction, topic)
  where case when r.known_at is null
    then (said.id, said.locale, said.number) is distinct from (says.id, says.locale, says.number)
      or says.source_at > v.known_at
    else said.id is not null and not exists (
      select from record
      join live own on own.record_id = record.id and own.locale = said.locale and own.withdrawn_at is null
      join live source on source.record_id = record.id and source.locale = record.source_locale
        and source.withdrawn_at is null
      where record.id = said.id) end)`;

/** One of them. @throws GraphQLError NOT_FOUND */
export async function readReport(
  db: Kysely<DB>,
  visitor: string,
  as: ReadAs,
  id: string,
): Promise<SavedReport> {
  const [report] = await readReports(db, visitor, as, id);
  if (!report) throw notFound();
  return report;
}

/** When each version of a report was kept, the newest first. */
export function readVersionList(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly number: number; readonly madeAt: Date }[]> {
  return db
    .selectFrom('saved_report_version')
    .select(['number', 'made_at as madeAt'])
    .where('report_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** What a report said when it was kept as this version. @throws GraphQLError NOT_FOUND */
export async function readVersion(
  db: Kysely<DB>,
  visitor: string,
  id: string,
  number: number,
): Promise<SavedVersion> {
  const { rows } = await sql<SavedVersion>`
    select number, made_at as "madeAt", held_on::text as "on", known_at as known, chapters, topics, entries
    from saved_report_version where report_id = ${id} and visitor = ${visitor} and number = ${number}`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}
