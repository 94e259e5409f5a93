import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { AlertFrequency } from '../alerts/alerts.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';
import type { EnteredRoom } from './entered-room.ts';

/** How often a reader is told by mail that something in a room has changed; null: never. */
export async function followRoom(
  db: Kysely<DB>,
  room: EnteredRoom,
  frequency: AlertFrequency | null,
): Promise<void> {
  const { visitor, name } = room;
  await db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    if ((await roomFrequency(trx, room)) === frequency) return;
    await sql`
      update alert set ended_at = now(), ended_reason = ${frequency === null ? 'removed' : 'changed'}
      where visitor = ${visitor} and room = ${name} and ended_at is null`.execute(trx);
    if (frequency !== null)
      await trx.insertInto('alert').values({ visitor, kind: 'room', room: name, frequency }).execute();
  });
}

export async function roomFrequency(
  db: Kysely<DB>,
  { name, visitor }: EnteredRoom,
): Promise<AlertFrequency | null> {
  const row = await db
    .selectFrom('alert')
    .select('frequency')
    .where('visitor', '=', visitor)
    .where('room', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (row?.frequency ?? null) as AlertFrequency | null;
}
