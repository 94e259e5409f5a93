import type { Kysely } from 'kysely';
import { localeFacts, type SiteLocale } from '../../../i18n/locales.ts';
import {
  changeEmailLetter,
  emailChangeAskedLetter,
  existingAccountLetter,
  firstSignInLetter,
  type Happened,
  resetPasswordLetter,
  signInLetter,
  unlockLetter,
  verifyEmailLetter,
} from '../../../mail/letters.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import {
  type Account,
  accountByEmail,
  accountItselfByEmail,
  type NewProfile,
} from '../../accounts/accounts.ts';
import { issueCode, issueTicket, lifetimeOf } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { chooseLocale } from '../language.ts';

type Sender = Pick<Identity, 'issuer'> & { readonly database: Pick<Identity['database'], 'kysely'> };

/** Where somebody is to come back to: what every ticket of ours carries. */
export interface ComingFrom {
  readonly locale: SiteLocale;
  readonly clientId: string;
  /** The client's page where they began, in full; none where it did not say. */
  readonly returnTo?: string | undefined;
}

/** The address of a page that a mail leads to. */
function ticketLink({ issuer }: Pick<Identity, 'issuer'>, page: string, ticket: string, locale: SiteLocale) {
  return `${issuer}${page}?${new URLSearchParams({ ticket, lang: localeFacts[locale].language })}`;
}

/** What somebody gave at sign-up, until the address is confirmed: before that there is no account. */
export interface SignUp {
  readonly passwordHash: string;
  readonly givenName: string;
  readonly familyName: string;
  /** The mark of the browser in which it was (`markBrowser`); none where a client's call made it. */
  readonly browser?: string;
  /** What a client sent besides. */
  readonly profile?: NewProfile;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
}

/** To a new address a link that makes the account; to the owner of an existing one, that there is one. */
export function mailSignUp(sender: Sender, email: string, signUp: SignUp, from: ComingFrom): Promise<void> {
  return inTransaction(sender.database.kysely, async (db) => {
    const account = await accountItselfByEmail(db, email);
    if (account) {
      const link = await resetLink(db, sender, account, email, from);
      const letter = existingAccountLetter(from.locale, { link, email });
      return queueMail(db, { to: account.email, ...letter }, lifetimeOf('reset-password'));
    }
    const data = { ...from, email, signUp };
    const ticket = await issueTicket(db, { purpose: 'verify-email', email, data });
    const link = ticketLink(sender, 'verify-email', ticket, from.locale);
    const letter = verifyEmailLetter(from.locale, { link, email });
    await queueMail(db, { to: email, ...letter }, lifetimeOf('verify-email'));
  });
}

/**
 * A link that sets a new password, when there is such an account. One that was joined to another gets its own: whoever
 * reads its mailbox takes it out again.
 */
export function mailReset(sender: Sender, email: string, from: ComingFrom): Promise<void> {
  return inTransaction(sender.database.kysely, async (db) => {
    const account = await accountItselfByEmail(db, email);
    if (!account) return;
    const link = await resetLink(db, sender, account, email, from);
    const letter = resetPasswordLetter(from.locale, { link });
    await queueMail(db, { to: account.email, ...letter }, lifetimeOf('reset-password'));
  });
}

/** A link that sets a new password, for whoever is to hand it to the account's owner; good for an hour. */
export function passwordLink(sender: Sender, account: Account, clientId: string): Promise<string> {
  const { locale } = account.user_metadata as { locale?: unknown };
  const from = { locale: chooseLocale(locale), clientId };
  return resetLink(sender.database.kysely, sender, account, account.email, from);
}

async function resetLink(
  db: Kysely<DB>,
  sender: Sender,
  { id }: Account,
  email: string,
  from: ComingFrom,
): Promise<string> {
  const ticket = { purpose: 'reset-password', accountId: id, email, data: { ...from } } as const;
  return ticketLink(sender, 'reset-password', await issueTicket(db, ticket), from.locale);
}

/**
 * A code and a link that sign in; to an address that nobody has an account under, those that make one.
 *
 * @param uid the flow that asked
 */
export function mailSignIn(sender: Sender, email: string, uid: string, from: ComingFrom): Promise<void> {
  return inTransaction(sender.database.kysely, async (db) => {
    const account = await accountByEmail(db, email);
    const accountId = account?.id ?? null;
    const ticket = { purpose: 'sign-in', accountId, email, data: { ...from, uid, email } } as const;
    const code = await issueCode(db, ticket);
    const link = ticketLink(sender, 'sign-in/link', await issueTicket(db, ticket), from.locale);
    const write = account ? signInLetter : firstSignInLetter;
    const letter = write(from.locale, { code, link });
    await queueMail(db, { to: account?.email ?? email, ...letter }, lifetimeOf('sign-in'));
  });
}

/**
 * To the owner of an account that was locked: a link that unlocks it.
 *
 * @param tried the language of the page where it was tried, for an owner whose own nobody knows
 */
export function mailUnlock(sender: Sender, email: string, tried?: SiteLocale): Promise<void> {
  return inTransaction(sender.database.kysely, async (db) => {
    const account = await accountByEmail(db, email);
    if (!account) return;
    // The language that its owner signed up in.
    const { locale: own } = account.user_metadata as { locale?: unknown };
    const locale = chooseLocale(own, tried);
    const data = { locale, email };
    const ticket = await issueTicket(db, { purpose: 'unlock', accountId: account.id, email, data });
    const letter = unlockLetter(locale, { link: ticketLink(sender, 'unlock', ticket, locale) });
    await queueMail(db, { to: account.email, ...letter }, lifetimeOf('unlock'));
  });
}

/**
 * To a new address the link that makes it the account's; to the address as it is, a warning.
 *
 * @param warning what it says of the act, and the link that stops it
 */
export function mailChangeEmail(
  sender: Sender,
  account: Account,
  email: string,
  from: ComingFrom,
  warning: Happened & { readonly link: string },
): Promise<void> {
  return inTransaction(sender.database.kysely, async (db) => {
    const ticket = await issueTicket(db, {
      purpose: 'change-email',
      accountId: account.id,
      email,
      data: { ...from, email },
    });
    const link = ticketLink(sender, 'change-email', ticket, from.locale);
    const letter = changeEmailLetter(from.locale, { link, email });
    await queueMail(db, { to: email, ...letter }, lifetimeOf('change-email'));
    await queueMail(db, { to: account.email, ...emailChangeAskedLetter(from.locale, { email, ...warning }) });
  });
}
