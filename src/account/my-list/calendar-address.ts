import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { accountHolds } from '../account-holds.ts';
import { isSecret, newSecret, secretDigest } from '../secret.ts';
import { ensureVisitor } from '../visitor.ts';

/** The secret address of the calendar of a reader's list, without the secret. */
export interface CalendarAddress {
  readonly madeAt: Date;
  /** When a program looked last; null: none has. */
  readonly lastReadAt: Date | null;
}

/** Makes the address anew: the one before leads nowhere from now on. Returns its secret, which is kept nowhere. */
export async function newCalendarAddress(db: Kysely<DB>, visitor: string): Promise<string> {
  const secret = newSecret();
  await ensureVisitor(db, visitor);
  await sql`
    insert into calendar_address (visitor, digest) values (${visitor}, ${secretDigest(secret)})
    on conflict (visitor) do update set digest = excluded.digest, made_at = now(), last_read_at = null`.execute(
    db,
  );
  return secret;
}

/** Ends the address; false when there was none. */
export async function endCalendarAddress(db: Kysely<DB>, visitor: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_address')
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function calendarAddress(db: Kysely<DB>, visitor: string): Promise<CalendarAddress | null> {
  const row = await db
    .selectFrom('calendar_address')
    .select(['made_at as madeAt', 'last_read_at as lastReadAt'])
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whose calendar an address is of, and notes that it was read; null when it is none, or the account does not hold.
 *
 * @param isOurs as for `accountHolds`
 */
export async function openCalendar(db: Kysely<DB>, secret: string, isOurs: boolean): Promise<string | null> {
  if (!isSecret(secret)) return null;
  const { rows } = await sql<{ visitor: string }>`
    update calendar_address set last_read_at = now() from visitor v
    where digest = ${secretDigest(secret)} and v.id = calendar_address.visitor and ${accountHolds(isOurs)}
    returning calendar_address.visitor`.execute(db);
  return rows[0]?.visitor ?? null;
}
