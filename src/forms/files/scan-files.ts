import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ClamdAddress } from '../../platform/settings/outward-values.ts';
import { scanWithClamd } from './clamd.ts';

/** Files that one look takes on; the next takes the rest. */
const MOST = 100;

/**
 * Has the scanner look at files that it has not answered for. The bytes of what it finds something in are deleted. Doing
 * it twice, or in several processes at once, changes nothing.
 *
 * @throws when the scanner is away: the files stay as they are
 */
export async function scanFiles(db: Kysely<DB>, clamd: ClamdAddress): Promise<void> {
  const waiting = await db
    .selectFrom('submission_file')
    .select('submission_id')
    .where('scan', '=', 'unscanned')
    .limit(MOST)
    .execute();
  for (const { submission_id: id } of waiting) {
    const file = await db
      .selectFrom('submission_file')
      .select('bytes')
      .where('submission_id', '=', id)
      .executeTakeFirst();
    // Withdrawn meanwhile, or looked at by another process.
    if (!file?.bytes) continue;
    const found = await scanWithClamd(clamd, file.bytes);
    await db
      .updateTable('submission_file')
      .set({
        scan: found === null ? 'clean' : 'infected',
        found,
        scanned_at: sql<Date>`now()`,
        ...(found !== null && { bytes: null }),
      })
      .where('submission_id', '=', id)
      .where('scan', '=', 'unscanned')
      .execute();
  }
}
