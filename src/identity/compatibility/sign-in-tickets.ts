import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type Account, accountItselfById } from '../accounts/accounts.ts';
import { findTicket, issueTicket, spendTicket, type Ticket } from '../accounts/tickets.ts';
import { isStill } from '../provider/sessions/still-valid.ts';
import { type RefusalName, refusal } from './refusals.ts';

/** Tickets of somebody who has shown who they are, whose browser brings them in the next moment. */
type Purpose = 'cross-origin' | 'hosted-login';

/**
 * Makes a ticket that signs somebody in once.
 *
 * @param account as it was when its owner showed who they are
 * @param ended what is said where it was signed out everywhere meanwhile
 * @throws Refusal
 */
export async function issueSignIn(
  db: Kysely<DB>,
  account: Account,
  ticket: { readonly purpose: Purpose; readonly data: Readonly<Record<string, unknown>> },
  ended: RefusalName,
): Promise<string> {
  const secret = await issueTicket(db, { ...ticket, accountId: account.id });
  if (!(await isStill(db, account))) throw refusal(ended);
  return secret;
}

/** Uses a ticket up. @returns null when it is worth nothing; the account as it was before that */
export async function spendSignIn(
  db: Kysely<DB>,
  purpose: Purpose,
  secret: string,
): Promise<{ readonly account: Account; readonly ticket: Ticket } | null> {
  const found = await findTicket(db, purpose, secret);
  if (found.problem !== null || found.ticket.account_id === null) return null;
  const account = await accountItselfById(db, found.ticket.account_id);
  const spent = await spendTicket(db, purpose, secret);
  return account && spent.problem === null ? { account, ticket: spent.ticket } : null;
}
