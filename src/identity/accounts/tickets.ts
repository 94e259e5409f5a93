import { createHash, randomBytes, randomInt } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Ticket as TicketTable } from '../../platform/db/tables.gen.ts';
import { addressKey } from './accounts.ts';

export type Ticket = Selectable<TicketTable>;

/** What a ticket lets its holder do once, and for how long, in seconds. */
const lifetimes = {
  'verify-email': 24 * 3600,
  'change-email': 24 * 3600,
  'reset-password': 3600,
  /** A code by mail holds ten minutes at most (OWASP ASVS 6.5.5). */
  'sign-in': 600,
  /** The code of an owner without a password, before a change of how they sign in. */
  confirm: 600,
  /** As long as the longest lock. */
  unlock: 24 * 3600,
  /** The challenge of a passkey. */
  passkey: 300,
  /** Who has shown one factor and is asked for the second. */
  'second-factor': 600,
  /** The `login_ticket` of a cross-origin sign-in. */
  'cross-origin': 60,
  /** The `wresult` that a hosted form carries to `/login/callback`. */
  'hosted-login': 60,
} as const;

export type TicketPurpose = keyof typeof lifetimes;

/** How long a ticket holds, in seconds. */
export function lifetimeOf(purpose: TicketPurpose): number {
  return lifetimes[purpose];
}

interface NewTicket {
  readonly purpose: TicketPurpose;
  readonly accountId?: string | null;
  /** The address it is sent to. */
  readonly email?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Makes a ticket of 256 random bits; only its digest is stored. */
export async function issueTicket(db: Kysely<DB>, ticket: NewTicket): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await store(db, ticket, digestOf(secret));
  return secret;
}

/** Makes a ticket of six digits for one address; a new one takes the place of those before it. */
export async function issueCode(
  db: Kysely<DB>,
  ticket: NewTicket & { readonly email: string },
): Promise<string> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  // Account before tickets, as whoever ends them: storing this one would wait for the account.
  if (ticket.accountId)
    await db.selectFrom('account').select('id').where('id', '=', ticket.accountId).forKeyShare().execute();
  await db
    .deleteFrom('ticket')
    .where('purpose', '=', ticket.purpose)
    .where('email', '=', addressKey(ticket.email))
    .execute();
  await store(db, ticket, codeDigest(ticket.email, code));
  return code;
}

export type Spent =
  | { readonly ticket: Ticket; readonly problem: null }
  | { readonly problem: 'unknown' | 'used' | 'expired' };

/** Uses a ticket up: of two at the same moment one wins. */
export function spendTicket(db: Kysely<DB>, purpose: TicketPurpose, secret: string): Promise<Spent> {
  return spend(db, purpose, digestOf(secret));
}

/** Uses up the code of an address; the caller slows down who guesses. */
export function spendCode(
  db: Kysely<DB>,
  purpose: TicketPurpose,
  email: string,
  code: string,
): Promise<Spent> {
  return spend(db, purpose, codeDigest(email, code.replaceAll(/\s/g, '')));
}

/** What a ticket would do, without using it: a page shows a form before the secret is spent. */
export async function findTicket(db: Kysely<DB>, purpose: TicketPurpose, secret: string): Promise<Spent> {
  return judge(await find(db, purpose, digestOf(secret)));
}

/** Whether it is the code of the address, without using it up; the caller slows down who guesses. */
export async function findCode(
  db: Kysely<DB>,
  purpose: TicketPurpose,
  email: string,
  code: string,
): Promise<Spent> {
  return judge(await find(db, purpose, codeDigest(email, code.replaceAll(/\s/g, ''))));
}

/**
 * Ends every ticket of an account that was not used yet: whoever asked for one may not be its owner.
 *
 * @param except the address whose tickets stay
 */
export async function endTickets(db: Kysely<DB>, accountId: string, except = ''): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where((row) => row.or([row('email', 'is', null), row('email', '!=', addressKey(except))]))
    .execute();
}

/** Ends the sign-ins of an account that are not finished: somebody has shown that it is theirs, and nothing came of it yet. */
export async function endUnfinished(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('purpose', 'in', ['second-factor', 'cross-origin', 'hosted-login'] satisfies TicketPurpose[])
    .execute();
}

async function spend(db: Kysely<DB>, purpose: TicketPurpose, digest: Buffer): Promise<Spent> {
  const ticket = await db
    .updateTable('ticket')
    .set({ used_at: sql`now()` })
    .where('purpose', '=', purpose)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (ticket) return { ticket, problem: null };
  const spent = judge(await find(db, purpose, digest));
  return spent.problem === null ? { problem: 'used' } : spent;
}

function find(db: Kysely<DB>, purpose: TicketPurpose, digest: Buffer): Promise<Ticket | undefined> {
  return db
    .selectFrom('ticket')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('digest', '=', digest)
    .executeTakeFirst();
}

function judge(ticket: Ticket | undefined): Spent {
  if (!ticket) return { problem: 'unknown' };
  if (ticket.used_at) return { problem: 'used' };
  return ticket.expires_at > new Date() ? { ticket, problem: null } : { problem: 'expired' };
}

async function store(db: Kysely<DB>, ticket: NewTicket, digest: Buffer): Promise<void> {
  await db
    .insertInto('ticket')
    .values({
      digest,
      purpose: ticket.purpose,
      account_id: ticket.accountId ?? null,
      email: ticket.email === undefined ? null : addressKey(ticket.email),
      data: JSON.stringify(ticket.data ?? {}),
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimes[ticket.purpose]})`,
    })
    .execute();
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function codeDigest(email: string, code: string): Buffer {
  return digestOf(`${addressKey(email)} ${code}`);
}
