import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressKey } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';
import { cookieName, readCookie } from '../own-cookies.ts';
import type { Attempt } from './attempts.ts';
import { emailKey } from './email-key.ts';

const name = 'identity-browser';

/** From the last sign-in in a browser until it is a stranger's again, in days. */
export const BROWSER_DAYS = 180;

type Keeper = Pick<Identity, 'database' | 'issuer'>;

/**
 * Notes that somebody has signed in to the account in this browser, after OWASP's “device cookies”. The secret is the
 * browser's, for all accounts; the database has its digest. It ends with all sessions of the account.
 */
export async function rememberBrowser(
  identity: Keeper,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<void> {
  const db = identity.database.kysely;
  const key = cookieName(identity, name);
  const sent = readCookie(request, key);
  const secret = sent && (await isOurs(db, sent)) ? sent : randomBytes(32).toString('base64url');
  await db
    .insertInto('known_browser')
    .values({ digest: digestOf(secret), account_id: accountId })
    .onConflict((conflict) =>
      conflict.columns(['digest', 'account_id']).doUpdateSet({ last_used_at: sql`now()` }),
    )
    .execute();
  const how = identity.issuer.startsWith('https:') ? '; Secure' : '';
  const seconds = BROWSER_DAYS * 24 * 3600;
  // Beside those of the protocol library, which sets its own there.
  reply.raw.appendHeader(
    'set-cookie',
    `${key}=${secret}; Path=/; Max-Age=${seconds}; SameSite=Lax${how}; HttpOnly`,
  );
}

/** A secret that somebody made up is never taken on. */
async function isOurs(db: Kysely<DB>, secret: string): Promise<boolean> {
  const query = db.selectFrom('known_browser').select('digest').where('digest', '=', digestOf(secret));
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * What tries are counted by that come from a browser in which the account was signed in to before, whatever its
 * address; null for every other browser. Without an address any account will do.
 */
export async function knownBrowser(identity: Keeper, { cookie, email }: Attempt): Promise<string | null> {
  const secret = readCookie({ headers: { cookie } }, cookieName(identity, name));
  if (!secret) return null;
  const digest = digestOf(secret);
  const known = await identity.database.kysely
    .selectFrom('known_browser')
    .innerJoin('account', (join) =>
      join.on(sql<boolean>`known_browser.account_id = coalesce(account.linked_to, account.id)`),
    )
    .select('digest')
    .where('digest', '=', digest)
    .where('last_used_at', '>', sql<Date>`now() - make_interval(days => ${BROWSER_DAYS})`)
    .$if(email !== undefined, (query) => query.where(sql`lower(email)`, '=', addressKey(email ?? '')))
    .executeTakeFirst();
  return known ? `${digest.toString('base64url')} ${email === undefined ? '' : emailKey(email)}` : null;
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
