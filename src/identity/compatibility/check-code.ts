import type { FastifyRequest } from 'fastify';
import { accountOfMail } from '../accounts/account-of-mail.ts';
import type { Account } from '../accounts/accounts.ts';
import { findCode, spendCode, type Ticket } from '../accounts/tickets.ts';
import type { Door } from '../door.ts';
import { withOneFactor } from './check-password.ts';
import { refusal, triedTooOften } from './refusals.ts';

interface Given {
  readonly email: string;
  readonly code: string;
}

/** Whether these are an address and the code mailed to it; nothing is used up, or made, by it. @throws Refusal */
export async function checkCode(door: Door, request: FastifyRequest, given: Given): Promise<void> {
  await ticketOf(door, request, given, findCode);
}

/** The account whose address and mailed code these are; where there is none the code makes it. @throws Refusal */
export async function accountByCode(door: Door, request: FastifyRequest, given: Given): Promise<Account> {
  return withOneFactor(await accountOfMail(door.identity, await ticketOf(door, request, given, spendCode)));
}

async function ticketOf(
  { identity, attempts }: Door,
  { ip, headers: { cookie } }: FastifyRequest,
  { email, code }: Given,
  read: typeof findCode,
): Promise<Ticket> {
  const attempt = { email, ip, cookie };
  const may = await attempts.mayTry(attempt);
  if (!may.ok) throw triedTooOften(may);
  const spent = await read(identity.database.kysely, 'sign-in', email.trim(), code);
  if (spent.problem !== null) {
    await attempts.failed(attempt);
    throw refusal('wrongCode');
  }
  await attempts.succeeded(attempt);
  return spent.ticket;
}
