import { type Kysely, sql } from 'kysely';
import type { Viewer } from '../../content/context.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { permissionText } from '../permissions.ts';
import { readerOf } from '../policies.ts';
import { notFound } from '../refusals.ts';

/** The permission that opens a room. */
export const roomPermission = (name: string) => permissionText({ list: 'collaboration', name });

/** A room that a reader is in. Nothing else makes one, and all that reads or changes a room for a reader asks for one. */
export class EnteredRoom {
  readonly name: string;
  readonly title: string;
  /** The reader who is in it. */
  readonly visitor: string;

  private constructor(name: string, title: string, visitor: string) {
    this.name = name;
    this.title = title;
    this.visitor = visitor;
  }

  /** The rooms whose permission a viewer holds now, by their titles. @throws GraphQLError UNAUTHENTICATED */
  static async allOf(db: Kysely<DB>, viewer: Viewer): Promise<EnteredRoom[]> {
    const visitor = readerOf(viewer);
    const { rows } = await sql<{ name: string; title: string }>`
      select name, title from client_room
      where 'collaboration|' || name = any(${[...viewer.permissions]}::text[]) order by title, name`.execute(
      db,
    );
    return rows.map(({ name, title }) => new EnteredRoom(name, title, visitor));
  }

  /** One of them. @throws GraphQLError UNAUTHENTICATED, or NOT_FOUND: nobody learns which rooms there are */
  static async named(db: Kysely<DB>, viewer: Viewer, name: string): Promise<EnteredRoom> {
    const found = (await EnteredRoom.allOf(db, viewer)).find((room) => room.name === name);
    if (!found) throw notFound();
    return found;
  }
}
