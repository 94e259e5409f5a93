import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Account as AccountTable, DB } from '../../platform/db/tables.gen.ts';
import { isStorable } from '../storable.ts';

export type Account = Selectable<AccountTable>;

/** The database connection's name (spec §9). */
export const DATABASE_CONNECTION = 'Username-Password-Authentication';
/** The name under which codes and links by mail sign in. */
export const EMAIL_CONNECTION = 'email';

/** What an account's owner says of themselves at sign-up; all of it may be missing. */
export interface NewProfile {
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly name?: string | undefined;
  readonly nickname?: string | undefined;
  readonly picture?: string | undefined;
}

interface NewAccount {
  readonly email: string;
  readonly emailVerified?: boolean;
  /** As `hashPassword` makes it; without one the account signs in by mail or by passkey. */
  readonly passwordHash?: string | null;
  readonly profile?: NewProfile;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  /** Nobody has to have shown there that the address is theirs: outside it the account is locked. */
  readonly isOfDemonstration?: boolean;
}

/**
 * An address as it is stored: without surrounding space, composed, of its capitals those of ASCII alone; null when it
 * cannot be one.
 */
export function readEmail(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const email = text
    .trim()
    .normalize('NFC')
    .replaceAll(/[^\0-\x7f]/gu, small);
  return email.length <= 254 &&
    isStorable(email) &&
    /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.]+$/.test(email)
    ? email
    : null;
}

/** Whether the firm lets nobody sign in to it. */
export function isLocked(account: Pick<Account, 'locked_at'>): boolean {
  return account.locked_at !== null;
}

/**
 * An address as it is compared and counted: in small letters, each by itself. What PostgreSQL makes of other capitals
 * than those of ASCII is another's affair, and at the end of a word JavaScript's is not always the same.
 */
export function addressKey(email: string): string {
  return email.trim().normalize('NFC').replaceAll(/./gsu, small);
}

const small = (character: string) => character.toLowerCase();

/** The account with this address, whatever its case; one that was joined to another leads to that one. */
export async function accountByEmail(db: Kysely<DB>, email: string): Promise<Account | null> {
  const account = await accountItselfByEmail(db, email);
  return account && mainOf(db, account);
}

/** The account with this subject; one that was joined to another leads to that one. */
export async function accountById(db: Kysely<DB>, id: string): Promise<Account | null> {
  const account = await accountItselfById(db, id);
  return account && mainOf(db, account);
}

/** The very account with this address, also one that was joined to another. */
export async function accountItselfByEmail(db: Kysely<DB>, email: string): Promise<Account | null> {
  if (!isStorable(email)) return null;
  const row = db.selectFrom('account').selectAll().where(sql`lower(email)`, '=', addressKey(email));
  return (await row.executeTakeFirst()) ?? null;
}

/** The very account with this subject, also one that was joined to another. */
export async function accountItselfById(db: Kysely<DB>, id: string): Promise<Account | null> {
  return (await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Has everybody wait who would change the account, until the transaction is over. */
export async function holdAccount(db: Transaction<DB>, id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
}

async function mainOf(db: Kysely<DB>, account: Account): Promise<Account> {
  if (account.linked_to === null) return account;
  return db.selectFrom('account').selectAll().where('id', '=', account.linked_to).executeTakeFirstOrThrow();
}

/** Makes an account; null when the address has one already. */
export async function createAccount(db: Kysely<DB>, account: NewAccount): Promise<Account | null> {
  const made = await db
    .insertInto('account')
    .values({
      id: `auth0|${randomBytes(12).toString('hex')}`,
      email: account.email,
      email_verified: account.emailVerified ?? false,
      password_hash: account.passwordHash ?? null,
      profile: JSON.stringify(account.profile ?? {}),
      user_metadata: JSON.stringify(account.userMetadata ?? {}),
      app_metadata: JSON.stringify(account.appMetadata ?? {}),
      of_demonstration: account.isOfDemonstration ?? false,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? null;
}

/** Gives the account another password, as `hashPassword` made it. */
export async function setPassword(db: Kysely<DB>, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Counts a sign-in. */
export async function noteLogin(db: Kysely<DB>, id: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ last_login_at: sql`now()`, logins: sql`logins + 1` })
    .where('id', '=', id)
    .execute();
}
