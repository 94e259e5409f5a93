import { sql } from 'kysely';
import type { Identity } from '../identity.ts';

/** In characters. */
const longestName = 100;

/** Gives a passkey of the account another name; false when there is none such, or no name. */
export async function renamePasskey(
  { database }: Pick<Identity, 'database'>,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> {
  if (name === '') return false;
  const { numUpdatedRows } = await database.kysely
    .updateTable('passkey')
    .set({ name: [...name].slice(0, longestName).join('') })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a passkey of the account; with the last one it is no longer asked for at sign-in, or nobody could.
 *
 * @returns its name, or null when there is none such
 */
export async function removePasskey(
  { database }: Pick<Identity, 'database'>,
  accountId: string,
  id: string,
): Promise<string | null> {
  return database.kysely.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst();
    await db
      .updateTable('account')
      .set({ second_factor: false, updated_at: sql`now()` })
      .where('id', '=', accountId)
      .where('second_factor', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkey').select('id').where('account_id', '=', accountId))),
      )
      .execute();
    return removed?.name ?? null;
  });
}
