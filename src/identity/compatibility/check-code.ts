import type { FastifyRequest } from 'fastify';
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
  const db = identity.database.kysely;
  const address = email.trim();
  const { problem } = await (isSpent ? spendCode : findCode)(db, 'sign-in', address, code);
  const account = problem === null ? await accountByEmail(db, address) : null;
  if (!account) {
    await attempts.failed({ email, ip });
    throw refusal('wrongCode');
  }
  await attempts.succeeded({ email, ip });
  if (!isSpent) return account;
  // It may be the address of an account that was joined to this one.
  const isOwnAddress = account.email.toLowerCase() === address.toLowerCase();
  return withOneFactor(isOwnAddress ? await proveAddress(identity, account) : account);
}
