import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { demandComingDay } from '../coming-day.ts';
import { ensureVisitor } from '../visitor.ts';

/**
 * Has nothing be sent up to a day, that day included; null: go on.
 *
 * @param today the reader's calendar may be a day ahead of UTC or behind it
 * @throws GraphQLError BAD_USER_INPUT for a day that is past, that is none, or that is more than a year away
 */
export async function pauseAlerts(
  db: Kysely<DB>,
  visitor: string,
  until: string | null,
  today: Date,
): Promise<string | null> {
  if (until !== null) demandComingDay('until', until, today);
  await ensureVisitor(db, visitor);
  await sql`update visitor set alerts_paused_until = ${until}::date where id = ${visitor}`.execute(db);
  return until;
}

/** The last day on which nothing is sent; null when something may be. */
export async function pausedUntil(db: Kysely<DB>, visitor: string): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    select alerts_paused_until::text as until from visitor
    where id = ${visitor} and alerts_paused_until >= current_date`.execute(db);
  return rows[0]?.until ?? null;
}
