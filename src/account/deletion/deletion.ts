import { type Kysely, sql } from 'kysely';
import { keptDays } from '../../content/types/kept-days.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { ensureVisitor } from '../visitor.ts';

/** Has everything of a reader be erased in 14 days; asking again does not put it off. Returns when. */
export async function askForDeletion(db: Kysely<DB>, visitor: string): Promise<Date> {
  await ensureVisitor(db, visitor);
  const { due } = await db
    .updateTable('visitor')
    .set({ deletion_due: sql`coalesce(deletion_due, now() + make_interval(days => ${keptDays.account}))` })
    .where('id', '=', visitor)
    .returning(sql<Date>`deletion_due`.as('due'))
    .executeTakeFirstOrThrow();
  return due;
}

/** Thinks better of it; false when nothing was to be erased. */
export async function keepAccount(db: Kysely<DB>, visitor: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visitor')
    .set({ deletion_due: null })
    .where('id', '=', visitor)
    .where('deletion_due', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** When everything of a reader is erased; null: never. */
export async function deletionDue(db: Kysely<DB>, visitor: string): Promise<Date | null> {
  const row = await db
    .selectFrom('visitor')
    .select('deletion_due')
    .where('id', '=', visitor)
    .executeTakeFirst();
  return row?.deletion_due ?? null;
}
