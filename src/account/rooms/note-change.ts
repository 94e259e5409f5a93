import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

const OF_ROOM = 'room:';

/** Has those who follow a room be told that something in it has changed; in the transaction that changes it. */
export async function noteRoomChange(trx: Kysely<DB>, room: string): Promise<void> {
  await sql`
    insert into alert_change (record_id, edition, at)
    values (${OF_ROOM + room}, gen_random_uuid()::text, clock_timestamp())`.execute(trx);
}

/** The room that a change is of; null: it is of a record. */
export function changedRoom(recordId: string): string | null {
  return recordId.startsWith(OF_ROOM) ? recordId.slice(OF_ROOM.length) : null;
}
