import { type Kysely, sql, type Transaction } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';
import { limitReached, notFound, refuseInput, textProblems } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';
import type { EnteredRoom } from './entered-room.ts';
import { noteRoomChange } from './note-change.ts';

/** What one room keeps: versions of all its documents, and bytes of all of them. */
const most = { versions: 1_000, bytes: 500 * 1024 * 1024 };
const LONGEST_TITLE = 200;

/** A file that was looked at already: its type by its bytes, its name without what does harm. */
export interface CheckedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

export interface NewVersion {
  /** The document that it is a new version of; null: of a new one. */
  readonly documentId: string | null;
  readonly matterId: string | null;
  /** Of a new document; empty: the file's name. */
  readonly title: string;
  readonly locale: SiteLocale;
  /** Of a new document: the last day on which it is here. */
  readonly untilDay: string | null;
  readonly file: CheckedFile;
  /** Null: the firm. */
  readonly visitor: string | null;
}

/** Keeps a file that a reader sends to a room that they are in. @throws as `keepVersion` */
export function sendDocument(
  db: Kysely<DB>,
  room: EnteredRoom,
  given: Omit<NewVersion, 'visitor' | 'untilDay'>,
): Promise<string> {
  return keepVersion(db, room.name, { ...given, untilDay: null, visitor: room.visitor });
}

/**
 * Keeps a file as a new document of a room, or as the next version of one, with its bytes, in one transaction. Those who
 * send at the same time get numbers one after the other.
 *
 * @returns the document's id
 * @throws GraphQLError NOT_FOUND, BAD_USER_INPUT or LIMIT_REACHED
 */
export async function keepVersion(db: Kysely<DB>, room: string, given: NewVersion): Promise<string> {
  const { file, visitor } = given;
  refuseInput(textProblems('title', given.title, LONGEST_TITLE));
  return db.transaction().execute(async (trx) => {
    if (visitor !== null) await ensureVisitor(trx, visitor);
    await trx.selectFrom('client_room').select('name').where('name', '=', room).forUpdate().execute();
    await demandRoomFor(trx, room, file.bytes.length);
    const document = await documentFor(trx, room, given);
    const { rows } = await sql<{ number: number }>`
      insert into room_version (document, number, name, media_type, size, visitor, by_firm)
      select ${document}::uuid, coalesce(max(number), 0) + 1, ${file.name}, ${file.mediaType}, ${file.bytes.length},
        ${visitor}, ${visitor === null}
      from room_version where document = ${document}::uuid
      returning number`.execute(trx);
    const { number = 1 } = rows[0] ?? {};
    await trx.insertInto('room_file').values({ document, number, bytes: file.bytes }).execute();
    await noteRoomChange(trx, room);
    return document;
  });
}

async function demandRoomFor(trx: Transaction<DB>, room: string, bytes: number): Promise<void> {
  const { rows } = await sql<{ versions: number; bytes: number }>`
    select count(*)::int as versions, coalesce(sum(size), 0)::float8 as bytes
    from room_version v join room_document d on d.id = v.document where d.room = ${room}`.execute(trx);
  const [held = { versions: 0, bytes: 0 }] = rows;
  if (held.versions >= most.versions || held.bytes + bytes > most.bytes)
    throw limitReached(`A room keeps at most ${most.versions} files and ${most.bytes} bytes`);
}

async function documentFor(trx: Transaction<DB>, room: string, given: NewVersion): Promise<string> {
  const { documentId, matterId, title, locale, untilDay, file } = given;
  if (documentId !== null) {
    const known = isUuid(documentId)
      ? await sql<{ id: string }>`
          select id from room_document where id = ${documentId}::uuid and room = ${room}
            and coalesce(until_day >= current_date, true)`.execute(trx)
      : null;
    if (!known?.rows[0]) throw notFound();
    return documentId;
  }
  if (matterId !== null) await demandMatter(trx, room, matterId);
  const { id } = await trx
    .insertInto('room_document')
    .values({ room, matter: matterId, title: title.trim() || file.name, locale, until_day: untilDay })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws GraphQLError NOT_FOUND when a room has no such matter */
export async function demandMatter(db: Kysely<DB>, room: string, matterId: string): Promise<void> {
  const matter = isUuid(matterId)
    ? await db
        .selectFrom('room_matter')
        .select('id')
        .where('id', '=', matterId)
        .where('room', '=', room)
        .executeTakeFirst()
    : undefined;
  if (!matter) throw notFound();
}
