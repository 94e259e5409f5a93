import {
  changeEmailLetter,
  emailChangeAskedLetter,
  existingAccountLetter,
  type Happened,
  type Letter,
  resetPasswordLetter,
  signInLetter,
  unlockLetter,
  verifyEmailLetter,
} from '../../mail/letters.ts';
import { localeFacts, type SiteLocale } from '../../routing/locales.ts';
import { type Account, accountByEmail, type NewProfile } from '../accounts/accounts.ts';
import { issueCode, issueTicket } from '../accounts/tickets.ts';
import type { Identity } from '../identity.ts';
import { chooseLocale } from './language.ts';

type Sender = Pick<Identity, 'database' | 'issuer' | 'mailer'>;

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

function send({ mailer }: Sender, to: string, letter: Letter): Promise<void> {
  return mailer.send({ to, ...letter });
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
export async function mailSignUp(
  sender: Sender,
  email: string,
  signUp: SignUp,
  from: ComingFrom,
): Promise<void> {
  const db = sender.database.kysely;
  const account = await accountByEmail(db, email);
  if (account) {
    const link = await resetLink(sender, account, email, from);
    return send(sender, account.email, existingAccountLetter(from.locale, { link, email }));
  }
  const ticket = await issueTicket(db, { purpose: 'verify-email', email, data: { ...from, email, signUp } });
  const link = ticketLink(sender, 'verify-email', ticket, from.locale);
  return send(sender, email, verifyEmailLetter(from.locale, { link, email }));
}

/** A link that sets a new password, when there is such an account. */
export async function mailReset(sender: Sender, email: string, from: ComingFrom): Promise<void> {
  const account = await accountByEmail(sender.database.kysely, email);
  if (!account) return;
  const link = await resetLink(sender, account, email, from);
  await send(sender, account.email, resetPasswordLetter(from.locale, { link }));
}

async function resetLink(sender: Sender, { id }: Account, email: string, from: ComingFrom): Promise<string> {
  const data = { ...from };
  const ticket = { purpose: 'reset-password', accountId: id, email, data } as const;
  return ticketLink(sender, 'reset-password', await issueTicket(sender.database.kysely, ticket), from.locale);
}

/** A code and a link that sign in, when there is such an account. @param uid the flow that asked */
export async function mailSignIn(
  sender: Sender,
  email: string,
  uid: string,
  from: ComingFrom,
): Promise<void> {
  const db = sender.database.kysely;
  const account = await accountByEmail(db, email);
  if (!account) return;
  const ticket = { purpose: 'sign-in', accountId: account.id, email, data: { ...from, uid } } as const;
  const code = await issueCode(db, ticket);
  const link = ticketLink(sender, 'sign-in/link', await issueTicket(db, ticket), from.locale);
  await send(sender, account.email, signInLetter(from.locale, { code, link }));
}

/**
 * To the owner of an account that was locked: a link that unlocks it.
 *
 * @param tried the language of the page where it was tried, for an owner whose own nobody knows
 */
export async function mailUnlock(sender: Sender, email: string, tried?: SiteLocale): Promise<void> {
  const db = sender.database.kysely;
  const account = await accountByEmail(db, email);
  if (!account) return;
  // The language that its owner signed up in.
  const { locale: own } = account.user_metadata as { locale?: unknown };
  const locale = chooseLocale(own, tried);
  const ticket = await issueTicket(db, {
    purpose: 'unlock',
    accountId: account.id,
    email,
    data: { locale, email },
  });
  await send(
    sender,
    account.email,
    unlockLetter(locale, { link: ticketLink(sender, 'unlock', ticket, locale) }),
  );
}

/**
 * To a new address the link that makes it the account's; to the address as it is, a warning.
 *
 * @param warning what it says of the act, and the link that stops it
 */
export async function mailChangeEmail(
  sender: Sender,
  account: Account,
  email: string,
  from: ComingFrom,
  warning: Happened & { readonly link: string },
): Promise<void> {
  const ticket = await issueTicket(sender.database.kysely, {
    purpose: 'change-email',
    accountId: account.id,
    email,
    data: { ...from, email },
  });
  const link = ticketLink(sender, 'change-email', ticket, from.locale);
  await send(sender, email, changeEmailLetter(from.locale, { link, email }));
  await send(sender, account.email, emailChangeAskedLetter(from.locale, { email, ...warning }));
}
