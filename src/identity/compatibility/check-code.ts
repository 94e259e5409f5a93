import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Account, accountByEmail } from '../accounts/accounts.ts';
import { proveAddress } from '../accounts/prove-address.ts';
import { findCode, spendCode } from '../accounts/tickets.ts';
import type { Door } from '../door.ts';
import { withOneFactor } from './check-password.ts';
import { refusal, triedTooOften } from './refusals.ts';

interface Given {
  readonly email: string;
  readonly code: string;
  /** Whether the code is used up by it. */
  readonly isSpent: boolean;
}

/** The account whose address and mailed code these are; whoever has the code has the address. @throws Refusal */
export async function accountByCode(
  { identity, attempts }: Door,
  { ip }: FastifyRequest,
  { email, code, isSpent }: Given,
): Promise<Account> {
  const may = await attempts.mayTry({ email, ip });
  if (!may.ok) throw triedTooOften(may);
  const address = email.trim();
  const account = await inTransaction(identity.database.kysely, async (db) => {
    const { problem } = await (isSpent ? spendCode : findCode)(db, 'sign-in', address, code);
    const found = problem === null ? await accountByEmail(db, address) : null;
    // It may be the address of an account that was joined to this one.
    const isOwn = found?.email.toLowerCase() === address.toLowerCase();
    return found && isSpent && isOwn ? proveAddress({ database: { kysely: db } }, found) : found;
  });
  if (!account) {
    await attempts.failed({ email, ip });
    throw refusal('wrongCode');
  }
  await attempts.succeeded({ email, ip });
  return isSpent ? withOneFactor(account) : account;
}
