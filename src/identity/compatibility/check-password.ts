import type { FastifyRequest } from 'fastify';
import { type Account, accountByEmail } from '../accounts/accounts.ts';
import { isPassword } from '../accounts/passwords.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { type RefusalName, refusal, triedTooOften } from './refusals.ts';

/**
 * The account whose address and password these are. The same work is done whether there is one or not.
 *
 * @param wrong what it is refused with when they are not
 * @throws Refusal
 */
export async function accountByPassword(
  { identity, attempts }: SignInServices,
  { ip, headers: { cookie } }: FastifyRequest,
  { email, password }: { readonly email: string; readonly password: string },
  wrong: RefusalName,
): Promise<Account> {
  const attempt = { email, ip, cookie };
  const may = await attempts.mayTry(attempt);
  if (!may.ok) throw triedTooOften(identity, may);
  const account = await accountByEmail(identity.database.kysely, email.trim());
  const isRight = await isPassword(account?.password_hash, password);
  if (!account || !isRight) {
    await attempts.failed(attempt);
    throw refusal(wrong);
  }
  await attempts.succeeded(attempt);
  return withOneFactor(account);
}

/** These calls know no second step: whoever asks for one signs in at the hosted page. @throws Refusal */
export function withOneFactor(account: Account): Account {
  if (account.second_factor) throw refusal('secondFactor');
  return account;
}
