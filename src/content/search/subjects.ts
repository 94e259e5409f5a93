import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';
import { typesWhere } from '../types/index.ts';

/** Types whose records are followed as a topic, and named as interests. */
export const subjectTypes = typesWhere(({ followedAs }) => followedAs === 'topic');

/** As many subjects are offered. */
export const MOST_SUBJECTS = 500;

/** What records are about, of whatever type, by title. */
export async function subjects(db: Kysely<DB>, requestedLocale: Locale): Promise<LiveRecord[]> {
  const { rows } = await sql<LiveRow>`
    select ${liveColumns} from live l
    where l.type = any(${subjectTypes}::text[]) and l.withdrawn_at is null and ${shownIn(requestedLocale)}
    order by l.title, l.record_id limit ${MOST_SUBJECTS}`.execute(db);
  return rows.map((row) => shownRecord(row, requestedLocale));
}
