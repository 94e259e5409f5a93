import { chooseLocale } from '../hosted/language.ts';
import type { Identity } from '../identity.ts';
import { type Account, accountByEmail, accountById, createAccount } from './accounts.ts';
import { proveAddress } from './prove-address.ts';
import type { Ticket } from './tickets.ts';

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
 */
export async function accountOfMail({ database, settings }: Keeper, ticket: Ticket): Promise<Account> {
  const db = database.kysely;
  const { email: typed, locale } = ticket.data as SignInData;
  const address = ticket.email ?? '';
  const known = () =>
    ticket.account_id === null ? accountByEmail(db, address) : accountById(db, ticket.account_id);
  const account =
    (await known()) ??
    (await createAccount(db, {
      email: typed ?? address,
      emailVerified: true,
      userMetadata: { locale: chooseLocale(locale) },
      isOfDemonstration: settings.demonstration,
    })) ??
    (await known());
  if (!account) throw new Error('The account of a mail was made and erased at the same moment.');
  await db
    .deleteFrom('ticket')
    .where('purpose', '=', 'sign-in')
    .where('email', '=', address)
    .where('used_at', 'is', null)
    .execute();
  // It may be the address of an account that was joined to this one.
  return account.email.toLowerCase() === address ? proveAddress({ database }, account) : account;
}
