import { inTransaction } from '../../platform/db/in-transaction.ts';
import { chooseLocale } from '../hosted/language.ts';
import type { Identity } from '../identity.ts';
import { type Account, accountByEmail, addressKey, createAccount, holdAccount } from './accounts.ts';
import { proveAddress } from './prove-address.ts';
import { spendCode, type Ticket } from './tickets.ts';

/** What a mail that signs in keeps of who asked for it. */
export interface SignInData {
  /** As it was typed. */
  readonly email?: string;
  readonly locale?: string;
}

/** The database, or a transaction under way. */
type Keeper = Pick<Identity, 'settings'> & { readonly database: Pick<Identity['database'], 'kysely'> };

/**
 * The account of a mailed code or link that was just used up: whoever has it reads that mailbox, so the address is
 * proved. Where nobody has an account under it, this makes one, without a password. What else was mailed to sign in
 * with the address is worth nothing any more. A part of the caller's transaction where `database` is one.
 *
 * @returns null when the address is another account's now, or none's any more: the mail was written as that changed
 */
export async function accountOfMail({ database, settings }: Keeper, ticket: Ticket): Promise<Account | null> {
  const db = database.kysely;
  const { email: typed, locale } = ticket.data as SignInData;
  const address = ticket.email ?? '';
  const known = () => accountByEmail(db, address);
  const made = () =>
    createAccount(db, {
      email: typed ?? address,
      emailVerified: true,
      userMetadata: { locale: chooseLocale(locale) },
      isOfDemonstration: settings.demonstration,
    });
  const isNew = ticket.account_id === null;
  const account = (await known()) ?? (isNew ? ((await made()) ?? (await known())) : null);
  if (!account) return null;
  const isOwn = addressKey(account.email) === address;
  // Of an account that was joined to another the mail went to the other's mailbox, and names that one.
  if (isNew ? !isOwn : account.id !== ticket.account_id) return null;
  await db
    .deleteFrom('ticket')
    .where('purpose', '=', 'sign-in')
    .where('email', '=', address)
    .where('used_at', 'is', null)
    .execute();
  return isOwn ? proveAddress({ database }, account) : account;
}

/**
 * The account of somebody who has typed an address and the code that was mailed to it, which is used up: all of it or
 * nothing. The caller slows down who guesses.
 *
 * @returns null when the code is wrong, used or too old, and where `accountOfMail` finds none
 */
export function accountByMailedCode(
  { database, settings }: Keeper,
  email: string,
  code: string,
): Promise<Account | null> {
  return inTransaction(database.kysely, async (db) => {
    // Account before ticket, as whoever ends the tickets of an account: the two would wait for each other.
    const account = await accountByEmail(db, email);
    if (account) await holdAccount(db, account.id);
    const spent = await spendCode(db, 'sign-in', email, code);
    return spent.problem === null
      ? accountOfMail({ settings, database: { kysely: db } }, spent.ticket)
      : null;
  });
}
