import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { demandComingDay } from '../coming-day.ts';
import { notFound } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';

/** Series shown at once: nobody takes more. */
export const MOST_COURSES = 50;

/** A series of lessons that a reader has begun, or wants to have done by a day. */
export interface Course {
  /** The series. */
  readonly recordId: string;
  readonly requestedLocale: Locale;
  /** How many of its lessons they have done. */
  readonly done: number;
  readonly total: number;
  /** ISO day; null: they set none. */
  readonly due: string | null;
}

/** The series that a reader is at: those that are due first, then those without a day. */
export async function readCourses(
  db: Kysely<DB>,
  visitor: string,
  requestedLocale: Locale,
): Promise<Course[]> {
  const { rows } = await sql<Omit<Course, 'requestedLocale'>>`
    select l.fields ->> 'series' as "recordId", count(*)::int as total, count(d.lesson_id)::int as done, p.due::text
    from live l
    left join lesson_done d on d.visitor = ${visitor} and d.lesson_id = l.record_id
    left join course_plan p on p.visitor = ${visitor} and p.series_id = l.fields ->> 'series'
    where l.type = 'trainingItem' and l.locale = 'en' and l.withdrawn_at is null
    group by 1, p.due having count(d.lesson_id) > 0 or p.due is not null
    order by p.due nulls last, 1 limit ${MOST_COURSES}`.execute(db);
  return rows.map((row) => ({ ...row, requestedLocale }));
}

/**
 * Sets the day by which a reader wants to have done a series; null: none.
 *
 * @throws GraphQLError NOT_FOUND for what is no series, BAD_USER_INPUT for a day that is none, past or a year away
 */
export async function planCourse(
  db: Kysely<DB>,
  visitor: string,
  plan: { readonly seriesId: string; readonly due: string | null; readonly today: Date },
): Promise<string | null> {
  const { seriesId, due, today } = plan;
  if (due === null) {
    await db
      .deleteFrom('course_plan')
      .where('visitor', '=', visitor)
      .where('series_id', '=', seriesId)
      .execute();
    return null;
  }
  demandComingDay('due', due, today);
  const { rows } = await sql`
    select from live where record_id = ${seriesId} and type = 'trainingSeries' and withdrawn_at is null limit 1`.execute(
    db,
  );
  if (rows.length === 0) throw notFound();
  await ensureVisitor(db, visitor);
  await sql`
    insert into course_plan (visitor, series_id, due) values (${visitor}, ${seriesId}, ${due}::date)
    on conflict (visitor, series_id) do update set due = excluded.due`.execute(db);
  return due;
}
