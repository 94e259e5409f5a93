import type { KoaContextWithOIDC } from 'oidc-provider';
import { noteLogin } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';
import { endSession, noteSessionUse } from './sessions/sessions.ts';
import { isStill } from './sessions/still-valid.ts';

/** What the hosted page says of who has signed in (`flow.ts`). */
interface Login {
  /** How often the account had been signed out everywhere when they showed who they are; older versions do not say. */
  readonly signOuts?: number;
}

/**
 * After the library has answered: notes where a session is used and that somebody has just signed in, and ends what
 * was given in a session whose browser is somebody else's now, or whose account was signed out everywhere while its
 * owner was signing in: the code that is answered is then worth nothing.
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
  const login = result?.login as Login | undefined;
  if (!login) return;
  const { kysely } = identity.database;
  const { signOuts } = login;
  if (signOuts !== undefined && !(await isStill(kysely, { id: accountId, sign_outs: signOuts })))
    return endSession(identity, uid, accountId);
  await noteLogin(kysely, accountId);
}
