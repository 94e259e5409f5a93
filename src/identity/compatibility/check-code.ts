import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { accountByMailedCode } from '../accounts/account-of-mail.ts';
import type { Account } from '../accounts/accounts.ts';
import { findCode } from '../accounts/tickets.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { withOneFactor } from './check-password.ts';
import { refusal, triedTooOften } from './refusals.ts';

interface Given {
  readonly email: string;
  readonly code: string;
}

/** Whether these are an address and the code mailed to it; nothing is used up, or made, by it. @throws Refusal */
export async function checkCode(
  services: SignInServices,
  request: FastifyRequest,
  given: Given,
): Promise<void> {
  await tried(services, request, given, async (db) => {
    const { problem } = await findCode(db, 'sign-in', given.email.trim(), given.code);
    return problem === null ? true : null;
  });
}

/** The account whose address and mailed code these are; where there is none the code makes it. @throws Refusal */
export async function accountByCode(
  services: SignInServices,
  request: FastifyRequest,
  given: Given,
): Promise<Account> {
  const account = await tried(services, request, given, (db) =>
    accountByMailedCode(
      { settings: services.identity.settings, database: { kysely: db } },
      given.email.trim(),
      given.code,
    ),
  );
  return withOneFactor(account);
}

/** @param take null when the code is wrong; then the try counts */
async function tried<T>(
  { identity, attempts }: SignInServices,
  { ip, headers: { cookie } }: FastifyRequest,
  { email }: Given,
  take: (db: Kysely<DB>) => Promise<T | null>,
): Promise<T> {
  const attempt = { email, ip, cookie };
  const may = await attempts.mayTry(attempt);
  if (!may.ok) throw triedTooOften(identity, may);
  const taken = await inTransaction(identity.database.kysely, take);
  if (taken === null) {
    await attempts.failed(attempt);
    throw refusal('wrongCode');
  }
  await attempts.succeeded(attempt);
  return taken;
}
