import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';

/** Minutes after which somebody who comes back has come again. */
const ONE_VISIT = 30;

/**
 * Notes that a reader is at their dashboard now, and forgets all visits but this one and the one before.
 *
 * @returns the end of the visit before this one; null when this is the first
 */
export async function noteVisit(db: Kysely<DB>, visitor: string, now: Date): Promise<Date | null> {
  return db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    const { numAffectedRows } = await sql`
      update visit set last_at = greatest(last_at, ${now})
      where visitor = ${visitor} and last_at > ${now}::timestamptz - make_interval(mins => ${ONE_VISIT})`.execute(
      trx,
    );
    if (numAffectedRows === 0n) {
      await trx.insertInto('visit').values({ visitor, began_at: now, last_at: now }).execute();
    }
    await sql`
      delete from visit where visitor = ${visitor} and began_at not in (
        select began_at from visit where visitor = ${visitor} order by began_at desc limit 2)`.execute(trx);
    return visitBefore(trx, visitor, now);
  });
}

/** When the visit before the one that is going on now ended; null when there was none. */
export async function visitBefore(db: Kysely<DB>, visitor: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select last_at as at from visit
    where visitor = ${visitor} and last_at <= ${now}::timestamptz - make_interval(mins => ${ONE_VISIT})
    order by began_at desc limit 1`.execute(db);
  return rows[0]?.at ?? null;
}
