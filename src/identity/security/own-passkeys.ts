import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { holdAccount } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';

/** The database, or a transaction under way. */
interface Keeper {
  readonly database: Pick<Identity['database'], 'kysely'>;
}

/** In characters. */
const longestName = 100;

/** Gives a passkey of the account another name; false when there is none such. */
export async function renamePasskey(
  { database }: Keeper,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> {
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
 * @returns its name, and whether the second factor ended with it; null when there is none such
 */
export function removePasskey(
  { database }: Keeper,
  accountId: string,
  id: string,
): Promise<{ readonly name: string; readonly endsSecondFactor: boolean } | null> {
  return oneAtATime(database, accountId, async (db) => {
    const removed = await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('name')
      .executeTakeFirst();
    const isLast = !(await hasPasskey(db, accountId));
    const endsSecondFactor = isLast && (await writeSecondFactor(db, accountId, false));
    return removed ? { name: removed.name, endsSecondFactor } : null;
  });
}

/** Removes all passkeys of the account; none is asked for at sign-in from then on. @returns how many there were */
export function removeAllPasskeys({ database }: Keeper, accountId: string): Promise<number> {
  return oneAtATime(database, accountId, async (db) => {
    const removed = db.deleteFrom('passkey').where('account_id', '=', accountId);
    const { numDeletedRows } = await removed.executeTakeFirst();
    await writeSecondFactor(db, accountId, false);
    return Number(numDeletedRows);
  });
}

/**
 * Has a passkey be asked for after another way in, or no longer.
 *
 * @returns whether that changed anything; null when there is none to ask for
 */
export function setSecondFactor(
  { database }: Keeper,
  accountId: string,
  isOn: boolean,
): Promise<boolean | null> {
  return oneAtATime(database, accountId, async (db) => {
    if (isOn && !(await hasPasskey(db, accountId))) return null;
    return writeSecondFactor(db, accountId, isOn);
  });
}

/** Nobody is asked for a passkey that was removed at the same moment. */
function oneAtATime<T>(
  { kysely }: Keeper['database'],
  accountId: string,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  return inTransaction(kysely, async (db) => {
    await holdAccount(db, accountId);
    return work(db);
  });
}

async function hasPasskey(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const one = await db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Whether that changed anything. */
async function writeSecondFactor(db: Kysely<DB>, accountId: string, isOn: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ second_factor: isOn, updated_at: sql`now()` })
    .where('id', '=', accountId)
    .where('second_factor', '!=', isOn)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
