import { type Kysely, sql } from 'kysely';
import type { Mail } from '../../mail/mail.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

/** That a session of a client's has ended, as a logout token says it (OpenID Connect Back-Channel Logout 1.0, §2.4). */
export interface LogoutNotice {
  readonly clientId: string;
  readonly sub: string;
  /** Null: all that the client has of this subject. */
  readonly sid: string | null;
}

/** What is to be sent, by its kind. */
export interface Contents {
  readonly mail: Mail;
  readonly logout: LogoutNotice;
}

const day = 24 * 3_600;

/** Seconds after which a mail that says what happened, and a logout token, are no news any more. */
const NEWS_SECONDS = 3 * day;

/**
 * Has a mail be sent once the transaction is committed; `Outbox.wake` makes that soon.
 *
 * @param seconds for which it is worth sending: as long as what it carries works; by default three days
 */
export async function queueMail(db: Kysely<DB>, mail: Mail, seconds: number = NEWS_SECONDS): Promise<void> {
  await queue(db, 'mail', [mail], seconds);
}

/** Has clients be told that sessions have ended; those that want no logout tokens are left out when it is sent. */
export async function queueLogouts(db: Kysely<DB>, notices: readonly LogoutNotice[]): Promise<void> {
  if (notices.length > 0) await queue(db, 'logout', notices, NEWS_SECONDS);
}

async function queue<Kind extends keyof Contents>(
  db: Kysely<DB>,
  kind: Kind,
  contents: readonly Contents[Kind][],
  seconds: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
  const rows = contents.map((content) => ({ kind, content: JSON.stringify(content), expires_at }));
  await db.insertInto('outgoing').values(rows).execute();
}
