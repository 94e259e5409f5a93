import { type Kysely, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';
import { demandMatter } from './keep-version.ts';
import { noteRoomChange } from './note-change.ts';
import type { MatterStatus } from './read-room.ts';

/** What the firm wanted of a room and did not get, in words for whoever asked. */
export class NotPrepared extends Error {
  override readonly name = 'NotPrepared';
}

/** Opens a room under a name that no other has; who is let in holds `collaboration|NAME`. @throws NotPrepared */
export async function openRoom(db: Kysely<DB>, name: string, title: string): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 80)
    throw new NotPrepared('A room is named by small letters, digits and hyphens: northgate-matters');
  const made = await db
    .insertInto('client_room')
    .values({ name, title })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) throw new NotPrepared(`There is a room ${name} already`);
}

/** Names the firm's people in a room by their records: these and no others. @throws NotPrepared */
export async function nameFirmPeople(db: Kysely<DB>, room: string, people: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...people]}::text[]) as given (id)
    where not exists (select from live where record_id = given.id and type = 'person')`.execute(db);
  if (rows[0]) throw new NotPrepared(`There is no person ${rows[0].id}`);
  await changing(db, room, (trx) =>
    trx
      .updateTable('client_room')
      .set({ firm_people: [...people] })
      .where('name', '=', room)
      .execute(),
  );
}

interface NewMatter {
  readonly title: string;
  readonly locale: SiteLocale;
  readonly status: MatterStatus;
}

/** @returns its id @throws NotPrepared */
export function addMatter(db: Kysely<DB>, room: string, matter: NewMatter): Promise<string> {
  return changing(db, room, async (trx) => {
    const row = { room, ...matter };
    const { id } = await trx.insertInto('room_matter').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

/** @throws NotPrepared, or GraphQLError NOT_FOUND for a matter of another room */
export function setStatus(
  db: Kysely<DB>,
  room: string,
  matterId: string,
  status: MatterStatus,
): Promise<void> {
  return changing(db, room, async (trx) => {
    await demandMatter(trx, room, matterId);
    await trx.updateTable('room_matter').set({ status }).where('id', '=', matterId).execute();
  });
}

/** @returns its id @throws NotPrepared, or GraphQLError NOT_FOUND for a matter of another room */
export function addDate(
  db: Kysely<DB>,
  room: string,
  matter: string,
  date: { readonly day: string; readonly title: string },
): Promise<string> {
  return changing(db, room, async (trx) => {
    await demandMatter(trx, room, matter);
    const row = { matter, ...date };
    const { id } = await trx.insertInto('room_date').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}

/** Takes a document, a date or a matter with all that is in it out of a room. @throws NotPrepared when there is none */
export function removeFromRoom(db: Kysely<DB>, room: string, id: string): Promise<void> {
  return changing(db, room, async (trx) => {
    const { rows } = isUuid(id)
      ? await sql`
          with document as (delete from room_document where id = ${id}::uuid and room = ${room} returning id),
          date as (
            delete from room_date d using room_matter m
            where d.id = ${id}::uuid and m.id = d.matter and m.room = ${room} returning d.id),
          matter as (delete from room_matter where id = ${id}::uuid and room = ${room} returning id)
          select id from document union all select id from date union all select id from matter`.execute(trx)
      : { rows: [] };
    if (rows.length === 0) throw new NotPrepared(`There is nothing ${id} in ${room}`);
  });
}

/** Closes a room for good, with everything in it. @throws NotPrepared */
export async function closeRoom(db: Kysely<DB>, name: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('client_room')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new NotPrepared(`There is no room ${name}`);
}

export interface RoomInShort {
  readonly name: string;
  readonly title: string;
  readonly matters: number;
  readonly documents: number;
}

/** All rooms, and how much is in each. */
export async function listRooms(db: Kysely<DB>): Promise<RoomInShort[]> {
  const { rows } = await sql<RoomInShort>`
    select name, title, (select count(*)::int from room_matter m where m.room = r.name) as matters,
      (select count(*)::int from room_document d where d.room = r.name) as documents
    from client_room r order by name`.execute(db);
  return rows;
}

/** What is in a room with its ids, a line each. @throws NotPrepared */
export async function contentsOfRoom(db: Kysely<DB>, room: string): Promise<string[]> {
  if (!(await listRooms(db)).some(({ name }) => name === room))
    throw new NotPrepared(`There is no room ${room}`);
  const { rows } = await sql<{ line: string }>`
    select line from (
      select m.made_at as at, '' as day, concat_ws('  ', 'matter', m.id, m.status, m.title) as line
      from room_matter m where m.room = ${room}
      union all
      select m.made_at, d.day::text, concat_ws('  ', '  date', d.id, d.day, d.title)
      from room_date d join room_matter m on m.id = d.matter where m.room = ${room}
      union all
      select 'infinity', d.made_at::text, concat_ws('  ', 'document', d.id, d.title,
        'versions: ' || (select count(*) from room_version v where v.document = d.id), 'until ' || d.until_day)
      from room_document d where d.room = ${room}
    ) told order by at, day, line`.execute(db);
  return rows.map(({ line }) => line);
}

/** Changes a room in one transaction, of which its followers are told. */
function changing<Result>(
  db: Kysely<DB>,
  room: string,
  change: (trx: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('client_room')
      .select('name')
      .where('name', '=', room)
      .executeTakeFirst();
    if (!known) throw new NotPrepared(`There is no room ${room}`);
    const result = await change(trx);
    await noteRoomChange(trx, room);
    return result;
  });
}
