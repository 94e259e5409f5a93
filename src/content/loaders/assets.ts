import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Attachment } from '../records/attachments.ts';

/** Files by id, without their bytes. */
export function assetLoader(db: Kysely<DB>): DataLoader<string, Attachment | null> {
  return new DataLoader(async (ids) => {
    const { rows } = await sql<Attachment>`
      select id, name, media_type as "mediaType", octet_length(bytes) as size
      from asset where id = any(${[...ids]}::text[])`.execute(db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
