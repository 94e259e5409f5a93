import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { refuseInput } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';

/** Days for which nothing may be sent at most: whoever wants longer does not want it. */
const LONGEST_PAUSE = 366;

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
  if (until !== null) checkDay(until, today);
  await ensureVisitor(db, visitor);
  await sql`update visitor set alerts_paused_until = ${until}::date where id = ${visitor}`.execute(db);
  return until;
}

function checkDay(until: string, today: Date): void {
  const path = 'until';
  const at = Date.parse(`${until}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(until);
  if (!isDay) refuseInput([{ path, code: 'unknown', message: 'must be a day of the calendar' }]);
  const days = (at - today.getTime()) / 86_400_000;
  if (days < -2) refuseInput([{ path, code: 'past', message: 'must not be past' }]);
  if (days > LONGEST_PAUSE)
    refuseInput([{ path, code: 'too-far', message: `must be within ${LONGEST_PAUSE} days` }]);
}

/** The last day on which nothing is sent; null when something may be. */
export async function pausedUntil(db: Kysely<DB>, visitor: string): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    select alerts_paused_until::text as until from visitor
    where id = ${visitor} and alerts_paused_until >= current_date`.execute(db);
  return rows[0]?.until ?? null;
}
