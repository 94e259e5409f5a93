import type { Transaction } from 'kysely';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { type Account, accountByEmail, accountItselfById, holdAccount } from '../../accounts/accounts.ts';
import { findTicket, spendTicket, type Ticket, type TicketPurpose } from '../../accounts/tickets.ts';
import { chooseLocale, languagesOf } from '../language.ts';
import type { ComingFrom, SignUp } from '../mail/mails.ts';
import { hostedMessages } from '../messages/messages.ts';
import { clientNamed, type Page, type PageContext } from '../page-context.ts';
import { siteAddress } from '../render.tsx';
import { spentPage } from './spent-page.tsx';

type TicketData = Partial<ComingFrom> & {
  readonly email?: string;
  readonly uid?: string;
  readonly signUp?: SignUp;
};

/** A request with a ticket of a mail: in the language and for the client that the ticket names. */
export interface Held extends PageContext {
  readonly ticket: Ticket;
  readonly data: TicketData;
  /** The ticket's secret. */
  readonly secret: string;
  /** Whose it is; never the one that this account was joined to since. */
  readonly account: Account | null;
  /** The address that it is about. */
  readonly email: string;
  /** The page's address for its form, in the language of the page. */
  readonly action: string;
}

interface Using {
  readonly purpose: TicketPurpose;
  /** The site's page that is told how it went; without one we say so ourselves. */
  readonly callback?: string;
}

/**
 * Reads the ticket of the query or of the form and hands it on, to be used later (`useUp`); one that was used, is too
 * old or unknown is answered here.
 */
export async function withTicket(
  context: PageContext,
  { purpose, callback }: Using,
  then: (held: Held) => Promise<Page>,
): Promise<Page> {
  const db = context.identity.database.kysely;
  const secret = context.field('ticket') || context.query('ticket');
  const found = await findTicket(db, purpose, secret);
  if (found.problem !== null) return spentAnswer(context, found.problem, callback);
  const { ticket } = found;
  const data = ticket.data as TicketData;
  const account = ticket.account_id === null ? null : await accountItselfById(db, ticket.account_id);
  const locale = chooseLocale(context.query('lang'), data.locale, ...languagesOf(context));
  return then({
    ...context,
    locale,
    m: hostedMessages(locale),
    client: clientNamed(context.identity, data.clientId ?? context.client.clientId),
    ticket,
    data,
    secret,
    account,
    email: data.email ?? account?.email ?? '',
    action: `${context.request.url.split('?')[0]}?lang=${locale}`,
  });
}

/**
 * Uses the ticket up in one transaction with what it is for: all of it happens, or nothing, and the link works still.
 * Of two at the same moment one wins; the other is answered here.
 *
 * @param write what is changed
 * @param then answers, once it is committed
 */
export async function useUp<Written>(
  held: Held,
  { purpose, callback }: Using,
  write: (db: Transaction<DB>) => Promise<Written>,
  then: (written: Written) => Page | Promise<Page>,
): Promise<Page> {
  const done = await inTransaction(held.identity.database.kysely, async (db) => {
    // Whoever ends the other links of the account waits here, not at the link that the other one has. A link that was
    // to make an account may find one.
    const account = held.account ?? (await accountByEmail(db, held.email));
    if (account) await holdAccount(db, account.id);
    const { problem } = await spendTicket(db, purpose, held.secret);
    return problem === null ? { problem, written: await write(db) } : { problem };
  });
  return done.problem === null ? then(done.written) : spentAnswer(held, done.problem, callback);
}

/** That a link has done its work, or does none. */
export function spentAnswer(
  context: PageContext,
  problem: 'unknown' | 'used' | 'expired',
  callback?: string,
): Page {
  const state = problem === 'used' ? 'used' : 'expired';
  if (callback !== undefined) return context.reply.redirect(siteCallback(context, callback, state), 303);
  context.reply.code(410);
  return spentPage(context, state);
}

/** The site's page that says how it went, in the visitor's language. */
export function siteCallback(
  context: Pick<PageContext, 'identity' | 'locale'>,
  callback: string,
  state: 'expired' | 'used',
): string {
  return `${siteAddress(context, callback)}?state=${state}`;
}
