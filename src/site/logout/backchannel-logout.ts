import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { BadLogoutToken, type Logout, logoutTokenReader } from './logout-token.ts';

interface Options {
  readonly settings: Pick<Settings, 'authIssuer' | 'authClientId'>;
  readonly db: Kysely<DB>;
}

/** Where the identity provider says that a session has ended; registered there with the site as a client. */
const BACKCHANNEL_LOGOUT_PATH = '/auth/backchannel-logout';

/** Days for which an access token of any provider can hold: Auth0's longest. */
const LONGEST_TOKEN_DAYS = 30;

/** Bytes. */
const LARGEST_BODY = 16 * 1024;

/**
 * `POST /auth/backchannel-logout`: takes logout tokens of the identity provider (OpenID Connect Back-Channel Logout 1.0,
 * §2.5–2.8). What they end is refused from then on by every process of the site (`ended-access.ts`).
 */
export function registerBackchannelLogout(app: FastifyInstance, { settings, db }: Options): void {
  const { authIssuer, authClientId } = settings;
  if (authIssuer === undefined) return;
  const read = logoutTokenReader(authIssuer, authClientId);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(BACKCHANNEL_LOGOUT_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      if (token === null) return refuse(reply, 'There is no logout_token');
      try {
        const isNew = await keep(db, await read(token));
        return isNew ? reply.code(200).send() : refuse(reply, 'This logout token was taken already');
      } catch (error) {
        if (!(error instanceof BadLogoutToken)) throw error;
        request.log.warn({ err: error }, 'a logout token was refused');
        return refuse(reply, error.message);
      }
    });
  });
}

/** The error of §2.8. */
function refuse(reply: FastifyReply, description: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid_request', error_description: description });
}

/** False when it was kept before: somebody sends it again. */
async function keep(db: Kysely<DB>, { jti, sub, sid, issuedAt }: Logout): Promise<boolean> {
  await db.deleteFrom('logout_token').where('expires_at', '<', sql<Date>`now()`).execute();
  const kept = await db
    .insertInto('logout_token')
    .values({
      jti,
      sub,
      sid,
      issued_at: sql<Date>`to_timestamp(${issuedAt})`,
      expires_at: sql<Date>`now() + make_interval(days => ${LONGEST_TOKEN_DAYS})`,
    })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst();
  return kept !== undefined;
}
