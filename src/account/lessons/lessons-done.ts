import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { ensureVisitor } from '../visitor.ts';

/** Lessons that are noted at once. */
export const MOST_NOTED = 200;

/** Ids of the lessons that a reader has done. */
export async function lessonsDone(db: Kysely<DB>, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lesson_done')
    .select('lesson_id')
    .where('visitor', '=', visitor)
    .orderBy('lesson_id')
    .execute();
  return rows.map(({ lesson_id }) => lesson_id);
}

/** Notes lessons as done, and others as not; what is no lesson of the site is left out. */
export async function noteLessons(
  db: Kysely<DB>,
  visitor: string,
  { done, undone }: { readonly done: readonly string[]; readonly undone: readonly string[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    await sql`
      delete from lesson_done where visitor = ${visitor} and lesson_id = any(${undone}::text[])`.execute(trx);
    await sql`
      insert into lesson_done (visitor, lesson_id)
      select distinct ${visitor}, l.record_id from live l
      where l.record_id = any(${done}::text[]) and l.type = 'trainingItem' and l.withdrawn_at is null
      on conflict do nothing`.execute(trx);
  });
}
