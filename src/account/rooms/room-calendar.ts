import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { accountHolds } from '../account-holds.ts';
import type { CalendarAddress } from '../my-list/calendar-address.ts';
import { heldPermissions, permissionText } from '../permissions.ts';
import { isSecret, newSecret, secretDigest } from '../secret.ts';
import { ensureVisitor } from '../visitor.ts';
import { EnteredRoom, roomPermission } from './entered-room.ts';

/** Makes a reader's address of a room's calendar anew. Returns its secret, which is kept nowhere. */
export async function newRoomCalendar(db: Kysely<DB>, { name, visitor }: EnteredRoom): Promise<string> {
  const secret = newSecret();
  await ensureVisitor(db, visitor);
  await sql`
    insert into room_calendar (visitor, room, digest) values (${visitor}, ${name}, ${secretDigest(secret)})
    on conflict (visitor, room) do update set digest = excluded.digest, made_at = now(), last_read_at = null`.execute(
    db,
  );
  return secret;
}

/** Ends the address; false when there was none. */
export async function endRoomCalendar(db: Kysely<DB>, { name, visitor }: EnteredRoom): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('room_calendar')
    .where('visitor', '=', visitor)
    .where('room', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function roomCalendar(
  db: Kysely<DB>,
  { name, visitor }: EnteredRoom,
): Promise<CalendarAddress | null> {
  const row = await db
    .selectFrom('room_calendar')
    .select(['made_at as madeAt', 'last_read_at as lastReadAt'])
    .where('visitor', '=', visitor)
    .where('room', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The room that a secret address of its calendar opens, and notes that it was read; null when it opens none. Whoever has
 * lost the room's permission, as far as it is known here, has lost the address for good.
 *
 * @param isOurs as for `accountHolds`
 */
export async function openRoomCalendar(
  db: Kysely<DB>,
  secret: string,
  isOurs: boolean,
): Promise<EnteredRoom | null> {
  if (!isSecret(secret)) return null;
  const { rows } = await sql<{ visitor: string; room: string }>`
    update room_calendar c set last_read_at = now() from visitor v
    where digest = ${secretDigest(secret)} and v.id = c.visitor and ${accountHolds(isOurs)}
    returning c.visitor, c.room`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { visitor, room } = found;
  const permissions = new Set((await heldPermissions(db, visitor)).map(permissionText));
  if (permissions.has(roomPermission(room))) return EnteredRoom.named(db, { id: visitor, permissions }, room);
  await sql`delete from room_calendar where visitor = ${visitor} and room = ${room}`.execute(db);
  return null;
}
