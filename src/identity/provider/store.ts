import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Identity } from '../identity.ts';
import { isStorable } from '../storable.ts';
import { deleteModels } from './delete-models.ts';
import { isTouched } from './interactions.ts';
import { mayBeLost, useAgain } from './refresh-token-reuse.ts';
import { BadAccessToken, isJwt, verifyAccessToken } from './tokens/access-tokens.ts';
import { sessionOfPayload } from './tokens/grant-session.ts';

/** What whoever holds its id may use: stored by a digest, so that the table alone opens nothing. */
const secrets: ReadonlySet<string> = new Set(['AuthorizationCode', 'RefreshToken', 'Session']);

/** What nobody has done anything for: flows that were only begun, and sessions of nobody. It is not kept. */
const idle: Readonly<Record<string, (payload: AdapterPayload) => boolean>> = {
  Interaction: (payload) => !isTouched(payload),
  Session: ({ accountId }) => accountId === undefined,
};

/** Keeps what the protocol library remembers in the table `oidc_model`, which any number of processes share. */
export function createStore(identity: Pick<Identity, 'database' | 'keys' | 'issuer'>): AdapterFactory {
  return (model) => storeOf(identity, model);
}

function storeOf(identity: Pick<Identity, 'database' | 'keys' | 'issuer'>, model: string): Adapter {
  const db = identity.database.kysely;
  const isSecret = secrets.has(model);
  const keyOf = (id: string) => (isSecret ? createHash('sha256').update(id).digest('base64url') : id);

  const alive = () =>
    db
      .selectFrom('oidc_model')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', sql<Date>`now()`)]));
  const read = (row: { payload: unknown; consumed_at: Date | null } | undefined, id?: string) =>
    row && {
      ...(row.payload as AdapterPayload),
      ...(isSecret && id !== undefined && { jti: id }),
      ...(row.consumed_at &&
        !(model === 'RefreshToken' && mayBeLost(row)) && {
          consumed: Math.floor(row.consumed_at.getTime() / 1000),
        }),
    };

  return {
    upsert: async (id, payload, expiresIn) => {
      if (idle[model]?.(payload)) return;
      const stored = JSON.stringify(withoutSecrets(payload, isSecret));
      const expires_at =
        expiresIn === undefined ? null : sql<Date>`now() + make_interval(secs => ${expiresIn})`;
      await db
        .insertInto('oidc_model')
        .columns(['model', 'id', 'payload', 'expires_at'])
        .expression(
          unlessEnded(
            sessionOfPayload(payload),
            sql`${model}, ${keyOf(id)}, ${stored}::jsonb, cast(${expires_at} as timestamptz)`,
          ),
        )
        .onConflict((conflict) =>
          conflict.columns(['model', 'id']).doUpdateSet({ payload: stored, expires_at }),
        )
        .execute();
    },
    find: async (id) => {
      if (!isStorable(id)) return undefined;
      // Access tokens of an audience are not stored: they say themselves what they are.
      if (model === 'AccessToken' && isJwt(id)) return readAccessToken(identity, id);
      const row = await alive().where('id', '=', keyOf(id)).executeTakeFirst();
      return isOver(row) ? undefined : read(row, id);
    },
    findByUid: async (uid) => read(await alive().where('uid', '=', uid).executeTakeFirst()),
    findByUserCode: async (code) =>
      read(await alive().where(sql`payload ->> 'userCode'`, '=', code).executeTakeFirst()),
    consume: async (id) => {
      const row = await db
        .updateTable('oidc_model')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .where('consumed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (row || (model === 'RefreshToken' && (await useAgain(db, keyOf(id))))) return;
      await endFamily(id);
    },
    destroy: async (id) => {
      if (model === 'Interaction') return markOver(id);
      await db.deleteFrom('oidc_model').where('model', '=', model).where('id', '=', keyOf(id)).execute();
    },
    revokeByGrantId: async (grantId) => {
      await deleteModels(db, sql`model = ${model} and grant_id = ${grantId}`);
    },
  };

  /** A flow that is over is remembered until it would have ended: its first address still carries it. */
  async function markOver(id: string): Promise<void> {
    await db
      .updateTable('oidc_model')
      .set({ payload: '{}', consumed_at: sql`now()` })
      .where('model', '=', model)
      .where('id', '=', id)
      .execute();
  }

  function isOver(row: { consumed_at: Date | null } | undefined): boolean {
    return model === 'Interaction' && Boolean(row?.consumed_at);
  }

  /** Somebody used it at the same moment: the same as using it twice. */
  async function endFamily(id: string): Promise<never> {
    const used = await db
      .selectFrom('oidc_model')
      .select('grant_id')
      .where('model', '=', model)
      .where('id', '=', keyOf(id))
      .executeTakeFirst();
    if (used?.grant_id) await endGrant(identity, used.grant_id);
    throw new errors.InvalidGrant('used at the same moment by somebody else');
  }
}

/**
 * The row, unless its session was ended: a request that was under way then would bring the session back. Waits for an
 * end under way.
 */
function unlessEnded(sessionUid: string | null, row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${row} where not exists (
    select from (select ended_at from session_use where session_uid = ${sessionUid} for share) session
    where ended_at is not null)`;
}

/** Ends a grant with every code and token that came of it. */
async function endGrant({ database }: Pick<Identity, 'database'>, grantId: string): Promise<void> {
  await deleteModels(database.kysely, sql`grant_id = ${grantId} or (model = 'Grant' and id = ${grantId})`);
}

/** Neither its own id, nor that of the session that an interaction belongs to, which nobody reads. */
function withoutSecrets({ jti, ...payload }: AdapterPayload, isSecret: boolean): object {
  const session = payload.session && { ...payload.session, cookie: undefined };
  return { ...payload, ...(!isSecret && { jti }), ...(session && { session }) };
}

async function readAccessToken(
  identity: Pick<Identity, 'database' | 'keys' | 'issuer'>,
  jwt: string,
): Promise<AdapterPayload | undefined> {
  const token = await verifyAccessToken(identity, jwt).catch((error: unknown) => {
    // Nobody can say of a good token that it is bad while the database is away.
    if (!(error instanceof BadAccessToken)) throw error;
  });
  if (!token?.audience.includes(`${identity.issuer}userinfo`)) return undefined;
  return {
    kind: 'AccessToken',
    jti: token.id,
    iat: token.issuedAt,
    exp: token.expiresAt,
    accountId: token.sub,
    clientId: token.clientId,
    grantId: token.grantId,
    scope: [...token.scope].join(' '),
    ...(token.thumbprint !== undefined && { jkt: token.thumbprint }),
  };
}
