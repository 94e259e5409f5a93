import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';
import { notFound } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';
import type { EnteredRoom } from './entered-room.ts';

export interface OpenedVersion {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Wanted {
  readonly documentId: string;
  readonly number: number;
  readonly today: string;
  /** Whether what no scanner has looked at is given out, too: where there is no scanner. */
  readonly unscanned: boolean;
}

/**
 * The bytes of a version for a reader who is in the room; that they have read it is noted before they get them.
 *
 * @returns null for what waits for the scanner
 * @throws GraphQLError NOT_FOUND, also for what the scanner found something in
 */
export async function openVersion(
  db: Kysely<DB>,
  room: EnteredRoom,
  { documentId, number, today, unscanned }: Wanted,
): Promise<OpenedVersion | null> {
  if (!isUuid(documentId)) throw notFound();
  const { rows } = await sql<{ name: string; mediaType: string; scan: string; bytes: Buffer }>`
    select v.name, v.media_type as "mediaType", v.scan, f.bytes
    from room_document d join room_version v on v.document = d.id and v.number = ${number}
    join room_file f on f.document = v.document and f.number = v.number
    where d.id = ${documentId}::uuid and d.room = ${room.name} and coalesce(d.until_day >= ${today}::date, true)`.execute(
    db,
  );
  const [found] = rows;
  if (!found || found.scan === 'infected') throw notFound();
  if (found.scan === 'unscanned' && !unscanned) return null;
  await ensureVisitor(db, room.visitor);
  await sql`
    insert into room_read (document, number, visitor) values (${documentId}::uuid, ${number}, ${room.visitor})
    on conflict (document, number, visitor) do update set last_at = now()`.execute(db);
  return found;
}

/** Deletes documents whose last day is over, with all their versions. Doing it again changes nothing. */
export async function deleteExpired(db: Kysely<DB>): Promise<void> {
  await sql`delete from room_document where until_day < current_date`.execute(db);
}
