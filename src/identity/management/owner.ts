import type { FastifyRequest } from 'fastify';
import { type Account, accountById, isLocked } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';
import type { managementScopes } from '../provider/tokens/audiences.ts';
import { BadAccessToken, verifyAccessToken } from '../provider/tokens/tokens.ts';
import { RECENT_MINUTES } from '../security/owner.ts';
import { provesKey } from './proof-of-key.ts';
import { managementRefusal } from './refusals.ts';

type Scope = (typeof managementScopes)[number];

export interface Owner {
  readonly account: Account;
  /** The client that the token was given to. */
  readonly clientId: string;
  /** Of the token. */
  readonly grantId: string;
  /** When they last showed who they are, in seconds since 1970, as far as the token says. */
  readonly authenticatedAt: number | undefined;
}

/**
 * The account that a management call is about, when its own bearer asks with the scope that is needed.
 *
 * @throws Refusal 401 without a good token for these calls, 403 without the scope or for anybody else's account
 */
export async function ownerOf(
  identity: Identity,
  request: FastifyRequest<{ Params: { id: string } }>,
  scope: Scope,
): Promise<Owner> {
  const [, scheme = '', bearer] = /^(bearer|dpop) +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (bearer === undefined) throw managementRefusal('noToken');
  const token = await verifyAccessToken(identity, bearer).catch((error: unknown) => {
    throw error instanceof BadAccessToken ? managementRefusal('badToken') : error;
  });
  if (!token.audience.includes(identity.managementAudience)) throw managementRefusal('badAudience');
  const isBound = token.thumbprint !== undefined;
  if (isBound !== (scheme.toLowerCase() === 'dpop')) throw managementRefusal('badToken');
  if (isBound && !(await provesKey(identity, request, bearer, token.thumbprint)))
    throw managementRefusal('badToken');
  if (!token.scope.has(scope)) throw managementRefusal('scope', `expected any of: ${scope}`);
  if (request.params.id !== token.sub) throw managementRefusal('notYours');
  const account = await accountById(identity.database.kysely, token.sub);
  if (account?.id !== token.sub || isLocked(account)) throw managementRefusal('gone');
  return {
    account,
    clientId: token.clientId,
    grantId: token.grantId,
    authenticatedAt: token.authenticatedAt,
  };
}

/**
 * Lets nothing grave be done with a sign-in of long ago: a token that was stolen, or a screen that was left, is not
 * enough for it (OWASP ASVS 7.5.1).
 *
 * @throws Refusal 403
 */
export function demandRecent(authenticatedAt: unknown): void {
  const isRecent =
    typeof authenticatedAt === 'number' && Date.now() / 1000 - authenticatedAt <= RECENT_MINUTES * 60;
  if (!isRecent) throw managementRefusal('tooOld');
}
