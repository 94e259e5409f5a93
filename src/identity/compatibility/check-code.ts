import type { FastifyRequest } from 'fastify';
import { type Account, accountByEmail, verifyEmail } from '../accounts/accounts.ts';
import { findCode, spendCode } from '../accounts/tickets.ts';
import type { Desk } from './call.ts';
import { withOneFactor } from './check-password.ts';
import { refusal } from './refusals.ts';

interface Given {
  readonly email: string;
  readonly code: string;
  /** Whether the code is used up by it. */
  readonly isSpent: boolean;
}

/** The account whose address and mailed code these are; whoever has the code has the address. @throws Refusal */
export async function accountByCode(
  { identity, attempts }: Desk,
  { ip }: FastifyRequest,
  { email, code, isSpent }: Given,
): Promise<Account> {
  const may = await attempts.mayTry({ email, ip });
  if (!may.ok) throw refusal('tooManyAttempts', may);
  const db = identity.database.kysely;
  const address = email.trim();
  const { problem } = await (isSpent ? spendCode : findCode)(db, 'sign-in', address, code);
  const account = problem === null ? await accountByEmail(db, address) : null;
  if (!account) {
    await attempts.failed({ email, ip });
    throw refusal('wrongCode');
  }
  await attempts.succeeded({ email, ip });
  const isOwnAddress = account.email.toLowerCase() === address.toLowerCase();
  if (isSpent && isOwnAddress && !account.email_verified) await verifyEmail(db, account.id);
  return withOneFactor(account);
}
