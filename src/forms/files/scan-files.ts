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
  const waiting = await db
    .selectFrom('submission_file')
    .select('submission_id')
    .where('scan', '=', 'unscanned')
    .limit(MOST)
    .execute();
  for (const { submission_id: id } of waiting) {
    const file = await db
      .selectFrom('submission_file')
      .select(['bytes', 'object'])
      .where('submission_id', '=', id)
      .executeTakeFirst();
    // Withdrawn meanwhile, or looked at by another process.
    const bytes = file && (await store.get(file));
    if (!bytes) continue;
    const found = await scanWithClamd(clamd, bytes);
    await db
      .updateTable('submission_file')
      .set({
        scan: found === null ? 'clean' : 'infected',
        found,
        scanned_at: sql<Date>`now()`,
        ...(found !== null && { bytes: null, object: null }),
      })
      .where('submission_id', '=', id)
      .where('scan', '=', 'unscanned')
      .execute();
  }
}
