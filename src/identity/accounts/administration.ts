import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { endAllSessions } from '../provider/sessions/sessions.ts';
import {
  type Account,
  accountByEmail,
  createAccount,
  holdAccount,
  readEmail,
  setPassword,
} from './accounts.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { endTickets } from './tickets.ts';

/** What people of the firm may be; each is some of the permissions that the site asks for. */
const roles = {
  author: ['content|edit'],
  editor: ['content|edit', 'content|publish'],
  /** Reads and answers what visitors send. */
  desk: ['submissions|answer'],
  /** Forgets people, too. */
  privacy: ['submissions|answer', 'submissions|erase'],
} as const;

/** Something that an operator asked for cannot be done. The message says why, in a line. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

/** Every account that is not joined to another, by address. */
export function listAccounts(db: Kysely<DB>): Promise<Account[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('linked_to', 'is', null)
    .orderBy(sql`lower(email)`)
    .execute();
}

/** @throws NotDone when there is none */
export async function accountNamed(db: Kysely<DB>, email: string): Promise<Account> {
  const account = await accountByEmail(db, email.trim());
  if (!account) throw new NotDone(`There is no account ${email}.`);
  return account;
}

/**
 * Makes an account whose address the operator vouches for; without a password yet.
 *
 * @throws NotDone for what is no address, or has an account
 */
export async function addAccount(db: Kysely<DB>, typed: string): Promise<Account> {
  const email = readEmail(typed);
  if (email === null) throw new NotDone(`“${typed}” is no email address.`);
  const made = await createAccount(db, { email, emailVerified: true });
  if (!made) throw new NotDone(`${email} has an account already.`);
  return made;
}

/** The permissions of roles and of permissions as they are written. @throws NotDone for an unknown role */
export function permissionsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (Object.hasOwn(roles, name)) return roles[name as keyof typeof roles];
    if (/^[^\s|]+\|[^\s|]+$/.test(name)) return [name];
    const known = Object.keys(roles).join(', ');
    throw new NotDone(
      `There is no role ${name}. There are: ${known}; or a permission such as product|research-library.`,
    );
  });
}

/** What an account may do, as its tokens say it. */
export function permissionsHeld({ app_metadata }: Account): string[] {
  const { permissions } = app_metadata as { readonly permissions?: unknown };
  return Array.isArray(permissions) ? permissions.filter((one) => typeof one === 'string') : [];
}

/** Gives permissions; they count from the next sign-in or renewed token. */
export async function givePermissions(
  db: Kysely<DB>,
  account: Account,
  more: readonly string[],
): Promise<void> {
  await writePermissions(db, account, (held) => [...new Set([...held, ...more])]);
}

/** Takes permissions, and ends every session, so that no token with them lives on. */
export function takePermissions(db: Kysely<DB>, account: Account, taken: readonly string[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    await writePermissions(trx, account, (held) => held.filter((one) => !taken.includes(one)));
    await endAllSessions({ database: { kysely: trx } }, account.id);
  });
}

async function writePermissions(
  db: Kysely<DB>,
  { id }: Account,
  change: (held: string[]) => string[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdAccount(trx, id);
    const current = await trx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const metadata = { ...(current.app_metadata as object), permissions: change(permissionsHeld(current)) };
    await trx
      .updateTable('account')
      .set({ app_metadata: JSON.stringify(metadata), updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  });
}

/** Lets nobody sign in to an account, and ends its sessions and the links that were mailed; what it has is kept. */
export function lockAccount(db: Kysely<DB>, { id }: Account): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('account')
      .set({ locked_at: sql`coalesce(locked_at, now())`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await endAllSessions({ database: { kysely: trx } }, id);
    await endTickets(trx, id);
  });
}

/** Lets an account be signed in to again, as its owner left it. */
export async function unlockAccount(db: Kysely<DB>, { id }: Account): Promise<void> {
  await db
    .updateTable('account')
    .set({ locked_at: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

const weaknesses = {
  tooShort: 'it has fewer than 10 characters',
  tooLong: 'it has more than 200 characters',
  common: 'everybody would try it',
} as const;

/** Sets a password, and ends every session. @throws NotDone for one that owners could not choose either */
export async function givePassword(db: Kysely<DB>, account: Account, password: string): Promise<void> {
  const weakness = passwordProblem(password, account.email);
  if (weakness !== null) throw new NotDone(`This password is not taken: ${weaknesses[weakness]}.`);
  const hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await setPassword(trx, account.id, hash);
    await endAllSessions({ database: { kysely: trx } }, account.id);
    await endTickets(trx, account.id);
  });
}
