import type { Kysely } from 'kysely';
import type { DB } from '../db/tables.gen.ts';

/** Makes the row that everything of a reader hangs on, unless it is there. */
export async function ensureVisitor(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .insertInto('visitor')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
