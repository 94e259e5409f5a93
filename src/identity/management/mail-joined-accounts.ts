import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type accountsJoinedLetter, accountsSeparatedLetter } from '../../mail/letters.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Account } from '../accounts/accounts.ts';
import { forgottenAddress, fullAddress } from '../hosted/addresses.ts';
import { chooseLocale } from '../hosted/language.ts';
import { hostedMessages } from '../hosted/messages/messages.ts';
import { type Visit, visitOf } from '../hosted/visit.ts';
import { queueMail } from '../outgoing/queue.ts';
import { happenedNow } from '../security/happened.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { endJoins, type Join } from './joined-accounts.ts';

/** A call as pages see a visit, in the language that the account's owner signed up in. */
export function visitOfCall(
  door: SignInServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { user_metadata }: Account,
): Visit {
  const visit = visitOf(door, request, reply);
  const { locale: own } = user_metadata as { readonly locale?: unknown };
  const locale = chooseLocale(own, request.headers['x-request-language'], visit.locale);
  return { ...visit, locale, m: hostedMessages(locale) };
}

/** Has both addresses be mailed that two accounts were joined, or separated, in the language of the visit. */
export async function tellOfJoin(
  visit: Visit,
  db: Kysely<DB>,
  { main, joined }: Join,
  write: typeof accountsJoinedLetter,
): Promise<void> {
  const { locale } = visit;
  const link = fullAddress(visit, forgottenAddress(visit));
  const letter = write(locale, { email: main.email, other: joined.email, link, ...happenedNow(visit) });
  for (const to of [main.email, joined.email]) await queueMail(db, { to, ...letter });
}

/** A new password by mail begins anew: every join of the account ends, and both addresses are told. */
export async function endJoinsAfterReset(visit: Visit, db: Kysely<DB>, accountId: string): Promise<void> {
  for (const join of await endJoins(db, accountId)) {
    await tellOfJoin(visit, db, join, accountsSeparatedLetter);
  }
}
