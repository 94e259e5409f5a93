import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../../platform/db/connect.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { type Account, accountById, noteLogin } from '../../accounts/accounts.ts';
import { refuseLocked } from '../../accounts/locked.ts';
import { endUnfinished } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import { rememberBrowser } from '../../limits/known-browsers.ts';
import { queueLogouts } from '../../outgoing/queue.ts';
import { cookies } from '../cookies.ts';
import { deleteModels, sessionOfRow } from '../delete-models.ts';
import { SESSION_SECONDS } from '../tokens/lifetimes.ts';
import { isStill } from './still-valid.ts';

type Signed = Pick<Identity, 'database' | 'issuer' | 'keys'>;

/** The database, or a transaction under way, of which an end is then a part. */
interface Keeper {
  readonly database: Pick<Database, 'kysely'>;
}

/**
 * Signs the browser in without the hosted page: whoever calls has checked who it is. The session of somebody else in
 * this browser ends.
 *
 * @param account as it was when that was checked
 * @param amr how it was shown, after RFC 8176: `pwd`, `otp`, `hwk`…
 * @returns false when the account was signed out everywhere meanwhile: then nobody is signed in
 * @throws AccountLocked
 */
export async function startSession(
  identity: Signed,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  amr: readonly string[],
): Promise<boolean> {
  const accountId = account.id;
  refuseLocked(await accountById(identity.database.kysely, accountId));
  const ctx = provider.createContext(request.raw, reply.raw);
  let session = await provider.Session.get(ctx as never);
  if (session.accountId && session.accountId !== accountId) {
    await endSession(identity, session.uid, session.accountId);
    session = new provider.Session();
  } else session.resetIdentifier();
  session.loginAccount({ accountId, amr: [...amr] });
  await session.save(SESSION_SECONDS);
  await noteSessionUse(identity.database, session.uid, accountId, request.headers['user-agent'] ?? '');
  if (!(await isStill(identity.database.kysely, account))) {
    await endSession(identity, session.uid, accountId);
    return false;
  }
  ctx.cookies.set(provider.cookieName('session'), session.jti, {
    ...cookies(identity).long,
    maxAge: SESSION_SECONDS * 1000,
  });
  presentCookies(request, reply);
  await noteLogin(identity.database.kysely, accountId);
  await rememberBrowser(identity, request, reply, accountId);
  return true;
}

/** Whoever reads this request further finds the cookies that its answer sets. */
function presentCookies({ raw }: FastifyRequest, reply: FastifyReply): void {
  const pairs = (headers: readonly string[]) => headers.map((one) => one.split(';')[0]?.trim() ?? '');
  const set = pairs([reply.raw.getHeader('set-cookie') ?? []].flat().map(String));
  const names = new Set(set.map((pair) => pair.split('=')[0]));
  const others = (raw.headers.cookie ?? '').split(/; */).filter((pair) => !names.has(pair.split('=')[0]));
  raw.headers.cookie = [...others, ...set].filter(Boolean).join('; ');
}

/** Ends the session of the browser that asks, if it has one, and takes its cookie away. */
export async function endBrowserSession(
  identity: Signed,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const ctx = provider.createContext(request.raw, reply.raw);
  const session = await provider.Session.get(ctx as never);
  if (session.accountId) await endSession(identity, session.uid, session.accountId);
  ctx.cookies.set(provider.cookieName('session'), null, cookies(identity).long);
}

/**
 * Ends a session, and with it the grants, codes, refresh tokens and access tokens that were given in it; clients that
 * want it are told.
 */
export async function endSession({ database }: Keeper, uid: string, accountId: string): Promise<void> {
  await inTransaction(database.kysely, async (db) => {
    await db
      .updateTable('session_use')
      .set({ ended_at: sql`now()` })
      .where('session_uid', '=', uid)
      .where('ended_at', 'is', null)
      .execute();
    const given = sql`account_id = ${accountId} and ${sessionOfRow} = ${uid}`;
    // Of a time when grants did not say in which session they were given.
    const olderGrant = sql`model = 'Grant' and id in (select grant_id from oidc_model where ${given})`;
    const ended = await deleteModels(db, sql`(${given}) or (${olderGrant})`);
    const clients = new Set(ended.flatMap(({ clientId }) => clientId ?? []));
    await queueLogouts(
      db,
      [...clients].map((clientId) => ({ clientId, sub: accountId, sid: uid })),
    );
  });
}

/**
 * Signs an account out everywhere: every session, grant, code, refresh token and access token of it, and every
 * sign-in that was shown to be its owner's and is not finished. Clients that want it are told. Account, sessions and
 * what was given in them are taken in this order, as by whatever stores them: two at once do not stop one another.
 *
 * @param except a session that stays, with all that was given in it
 */
export async function endAllSessions(
  { database }: Keeper,
  accountId: string,
  except: string | null = null,
): Promise<void> {
  await inTransaction(database.kysely, async (db) => {
    await db
      .updateTable('account')
      .set({ sign_outs: sql`sign_outs + 1` })
      .where('id', '=', accountId)
      .execute();
    await db
      .updateTable('session_use')
      .set({ ended_at: sql`now()` })
      .where('account_id', '=', accountId)
      .where('session_uid', '!=', except ?? '')
      .where('ended_at', 'is', null)
      .execute();
    const ended = await deleteModels(
      db,
      sql`account_id = ${accountId} and ${sessionOfRow} is distinct from ${except ?? ''}`,
    );
    await deleteModels(
      db,
      sql`model = 'Interaction' and payload #>> '{result,login,accountId}' = ${accountId}`,
    );
    await endUnfinished(db, accountId);
    await db.deleteFrom('known_browser').where('account_id', '=', accountId).execute();
    const notices = new Map(
      ended.flatMap(({ clientId, sid }) =>
        clientId === null ? [] : [[`${clientId} ${sid}`, { clientId, sub: accountId, sid }]],
      ),
    );
    await queueLogouts(db, [...notices.values()]);
  });
}

/** Notes where a session is used, for the list that an account's owner sees; not of one that was ended meanwhile. */
export async function noteSessionUse(
  { kysely }: Identity['database'],
  sessionUid: string,
  accountId: string,
  userAgent: string,
): Promise<void> {
  const user_agent = userAgent.slice(0, 500);
  await kysely
    .insertInto('session_use')
    .values({ session_uid: sessionUid, account_id: accountId, user_agent })
    .onConflict((conflict) =>
      conflict
        .column('session_uid')
        .doUpdateSet({ account_id: accountId, user_agent, last_used_at: sql`now()` })
        .where('session_use.ended_at', 'is', null),
    )
    .execute();
}
