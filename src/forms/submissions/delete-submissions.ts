import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isKey } from '../applications/status.ts';
import { causesOf } from './letters.ts';

/** Why something is deleted: its time is over, its sender is to be forgotten, or wanted it back. */
type Reason = 'time' | 'person' | 'sender';

/**
 * Deletes what has been kept for as long as its form says, and forgets of the rest, after a day, that it was sent.
 * Doing it twice changes nothing.
 *
 * @returns how many were deleted
 */
export async function deleteDueSubmissions(db: Kysely<DB>): Promise<number> {
  await db
    .updateTable('submission')
    .set({ once_key: null })
    .where('once_key', 'is not', null)
    .where('received_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  return deleteWhere(db, sql<boolean>`delete_at <= now()`, 'time');
}

/** Deletes all that was sent from an address. @returns how many they were */
export function deleteSubmissionsOf(db: Kysely<DB>, email: string): Promise<number> {
  return deleteWhere(db, sql<boolean>`email = ${email.trim().toLowerCase()}`, 'person');
}

/** Deletes what is known by the key of its status page, which was taken back. @returns whether there was such a thing */
export async function withdrawApplication(db: Kysely<DB>, key: string): Promise<boolean> {
  return isKey(key) && (await deleteWhere(db, sql<boolean>`status_key = ${key}::uuid`, 'sender')) > 0;
}

/** Deletes, with its file and the mails that hold a copy, and leaves a line of the log for each: what it was and why it went, and nothing of anybody. */
function deleteWhere(db: Kysely<DB>, which: RawBuilder<boolean>, reason: Reason): Promise<number> {
  return inTransaction(db, async (trx) => {
    const deleted = await trx
      .deleteFrom('submission')
      .where(which)
      .returning(['id', 'reference', 'form', 'received_at'])
      .execute();
    if (deleted.length > 0) {
      const causes = deleted.flatMap(({ id }) => causesOf(id));
      await trx.deleteFrom('mail').where('cause', 'in', causes).execute();
      await trx
        .insertInto('submission_deletion')
        .values(deleted.map(({ id: _, ...one }) => ({ ...one, reason })))
        .execute();
    }
    return deleted.length;
  });
}
