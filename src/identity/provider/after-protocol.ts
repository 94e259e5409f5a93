import type { KoaContextWithOIDC } from 'oidc-provider';
import { noteLogin } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';
import { endSession, noteSessionUse } from './sessions.ts';

/**
 * After the library has answered: notes where a session is used and that somebody has just signed in, and ends what
 * was given in a session whose browser is somebody else's now.
 */
export async function afterProtocol(
  identity: Pick<Identity, 'database'>,
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const { session, result, account } = ctx.oidc ?? {};
  const accountId = session?.accountId;
  if (!session || !accountId) return;
  const { uid } = session;
  if ((session as { destroyed?: boolean }).destroyed) return endSession(identity, uid, accountId);
  if (!account) return;
  await noteSessionUse(identity.database, uid, accountId, ctx.get('user-agent'));
  if (result?.login) await noteLogin(identity.database.kysely, accountId);
}
