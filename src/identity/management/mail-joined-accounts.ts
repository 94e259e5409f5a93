import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type accountsJoinedLetter, accountsSeparatedLetter } from '../../mail/letters.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Account } from '../accounts/accounts.ts';
import { forgottenAddress, fullAddress } from '../hosted/addresses.ts';
import { chooseLocale } from '../hosted/language.ts';
import { hostedMessages } from '../hosted/messages/messages.ts';
import { type PageContext, pageContextOf } from '../hosted/page-context.ts';
import { queueMail } from '../outgoing/queue.ts';
import { happenedNow } from '../security/happened.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { endJoins, type Join } from './joined-accounts.ts';

/** A call as pages see a request, in the language that the account's owner signed up in. */
export function pageContextOfCall(
  services: SignInServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { user_metadata }: Account,
): PageContext {
  const context = pageContextOf(services, request, reply);
  const { locale: own } = user_metadata as { readonly locale?: unknown };
  const locale = chooseLocale(own, request.headers['x-request-language'], context.locale);
  return { ...context, locale, m: hostedMessages(locale) };
}

/** Has both addresses be mailed that two accounts were joined, or separated, in the language of the request. */
export async function tellOfJoin(
  context: PageContext,
  db: Kysely<DB>,
  { main, joined }: Join,
  write: typeof accountsJoinedLetter,
): Promise<void> {
  const { locale } = context;
  const link = fullAddress(context, forgottenAddress(context));
  const letter = write(locale, { email: main.email, other: joined.email, link, ...happenedNow(context) });
  for (const to of [main.email, joined.email]) await queueMail(db, { to, ...letter });
}

/** A new password by mail begins anew: every join of the account ends, and both addresses are told. */
export async function endJoinsAfterReset(
  context: PageContext,
  db: Kysely<DB>,
  accountId: string,
): Promise<void> {
  for (const join of await endJoins(db, accountId)) {
    await tellOfJoin(context, db, join, accountsSeparatedLetter);
  }
}
