import type { Provider } from 'oidc-provider';
import { type Account, accountById } from '../accounts/accounts.ts';
import type { Page, PageContext } from '../hosted/page-context.ts';
import { signedOutPage } from './signed-out-page.tsx';

/** Who is signed in to the identity provider in this browser, and their session. */
export interface Owner {
  readonly account: Account;
  readonly session: InstanceType<Provider['Session']>;
}

/** What an owner does at the page. */
export type Act = (context: PageContext, owner: Owner) => Page | Promise<Page>;

/** Whoever has shown in the last 15 minutes who they are may change how they sign in. */
export const RECENT_MINUTES = 15;

/** Null when nobody is; also when the account was joined to another since: then it has to sign in as that one. */
export async function ownerOf({ provider, identity, request, reply }: PageContext): Promise<Owner | null> {
  const ctx = provider.createContext(request.raw, reply.raw);
  const session = await provider.Session.get(ctx as never);
  const { accountId } = session;
  const account = accountId === undefined ? null : await accountById(identity.database.kysely, accountId);
  return account?.id === accountId && account ? { account, session } : null;
}

/** For owners alone; others are told where to sign in. */
export function owned(act: Act): (context: PageContext) => Promise<Page> {
  return async (context) => {
    const owner = await ownerOf(context);
    if (owner) return act(context, owner);
    context.reply.code(401);
    return signedOutPage(context);
  };
}

/** Whether who sits there has just shown that it is they, and not only that they found an open screen. */
export function isRecent({ session }: Owner): boolean {
  return !session.past(RECENT_MINUTES * 60);
}
