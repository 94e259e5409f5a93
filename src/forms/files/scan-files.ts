import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ClamdAddress } from '../../platform/settings/outward-values.ts';
import { scanWithClamd } from './clamd.ts';

/** Files that one look takes on; the next takes the rest. */
const MOST = 100;

/**
 * Has the scanner look at files that it has not answered for. The bytes of what it finds something in are deleted. Doing
 * it twice, or in several processes at once, changes nothing.
 *
 * @throws when the scanner, or the storage of files, is away: the files stay as they are
 */
export async function scanFiles(db: Kysely<DB>, store: FileStore, clamd: ClamdAddress): Promise<void> {
  await scanVersions(db, clamd);
  const waiting = await db
    .selectFrom('sent_file')
    .select(['submission_id as id', 'field'])
    .where('scan', '=', 'unscanned')
    .limit(MOST)
    .execute();
  for (const { id, field } of waiting) {
    const file = await db
      .selectFrom('sent_file')
      .select(['bytes', 'object'])
      .where('submission_id', '=', id)
      .where('field', '=', field)
      .executeTakeFirst();
    // Withdrawn meanwhile, or looked at by another process.
    const bytes = file && (await store.get(file));
    if (!bytes) continue;
    const found = await scanWithClamd(clamd, bytes);
    await db
      .updateTable('sent_file')
      .set({
        scan: found === null ? 'clean' : 'infected',
        found,
        scanned_at: sql<Date>`now()`,
        ...(found !== null && { bytes: null, object: null }),
      })
      .where('submission_id', '=', id)
      .where('field', '=', field)
      .where('scan', '=', 'unscanned')
      .execute();
  }
}

/** The same for versions of documents in client rooms. */
export async function scanVersions(db: Kysely<DB>, clamd: ClamdAddress): Promise<void> {
  const waiting = await db
    .selectFrom('room_version')
    .select(['document', 'number'])
    .where('scan', '=', 'unscanned')
    .limit(MOST)
    .execute();
  for (const { document, number } of waiting) {
    const file = await db
      .selectFrom('room_file')
      .select('bytes')
      .where('document', '=', document)
      .where('number', '=', number)
      .executeTakeFirst();
    // Taken out meanwhile.
    if (!file) continue;
    const found = await scanWithClamd(clamd, file.bytes);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('room_version')
        .set({ scan: found === null ? 'clean' : 'infected', found })
        .where('document', '=', document)
        .where('number', '=', number)
        .where('scan', '=', 'unscanned')
        .execute();
      if (found !== null)
        await trx
          .deleteFrom('room_file')
          .where('document', '=', document)
          .where('number', '=', number)
          .execute();
    });
  }
}
