import { type Account, accountById } from '../accounts/accounts.ts';
import type { Visit } from '../hosted/visit.ts';

/** Who is signed in to the identity provider in this browser, and their session. */
export interface Owner {
  readonly account: Account;
  readonly sessionUid: string;
}

export async function ownerOf({ provider, identity, request, reply }: Visit): Promise<Owner | null> {
  const ctx = provider.createContext(request.raw, reply.raw);
  const { accountId, uid } = await provider.Session.get(ctx as never);
  const account = accountId === undefined ? null : await accountById(identity.database.kysely, accountId);
  return account && { account, sessionUid: uid };
}
