import { type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import type { DB } from '../../platform/db/tables.gen.ts';
import { holdAccount } from '../accounts/accounts.ts';
import type { TestIdentity } from './start-test-identity.ts';

/**
 * Begins something, has it wait where it would write to a table, or change one account, and lets it go on once
 * something else has happened: two at the same moment, always in the same order.
 *
 * @param meanwhile in one transaction, which holds the table or the account
 * @returns what the one that waited came to
 */
export async function whileHeld<T>(
  { database }: Pick<TestIdentity, 'database'>,
  held: keyof DB | { readonly account: string },
  begin: () => Promise<T>,
  meanwhile: (db: Kysely<DB>) => Promise<unknown>,
): Promise<T> {
  const { begun } = await database.kysely.transaction().execute(async (db) => {
    if (typeof held === 'string') await sql`lock table ${sql.table(held)} in share mode`.execute(db);
    else await holdAccount(db, held.account);
    const begun = begin();
    await somebodyWaits({ database });
    await meanwhile(db);
    // Not the promise itself: the transaction would wait for who waits for it.
    return { begun };
  });
  return begun;
}

/** Resolves once somebody waits for a lock of the database. */
export async function somebodyWaits({ database }: Pick<TestIdentity, 'database'>): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length === 0) throw new Error('Nobody waits.');
    },
    { timeout: 4_000, interval: 10 },
  );
}
