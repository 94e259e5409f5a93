import type { Page, PageContext } from '../../hosted/page-context.ts';
import { cookies } from '../../provider/cookies.ts';
import { type GuardedSection, guardedSections, securityAddress } from '../addresses.ts';
import type { Owner } from '../owner.ts';

/** The section that the owner came from; the first when nothing sensible is said. */
export function sectionOf({ query }: Pick<PageContext, 'query'>): GuardedSection {
  return guardedSections.find((section) => section === query('section')) ?? guardedSections[0];
}

/**
 * Notes in the session that its owner has just shown who they are, and leads back to where they came from. The
 * session gets another secret, as after every sign-in, and lasts as long as it would have.
 *
 * @param amr how it was shown, after RFC 8176
 */
export async function confirmSession(
  context: PageContext,
  { session, account }: Owner,
  amr: readonly string[],
): Promise<Page> {
  const { provider, identity, request, reply } = context;
  session.resetIdentifier();
  session.loginAccount({ accountId: account.id, amr: [...new Set([...(session.amr ?? []), ...amr])] });
  await session.persist();
  const remaining = session.exp * 1000 - Date.now();
  provider.createContext(request.raw, reply.raw).cookies.set(provider.cookieName('session'), session.jti, {
    ...cookies(identity).long,
    ...(!session.transient && { maxAge: remaining }),
  });
  return reply.redirect(`${securityAddress(context)}#${sectionOf(context)}`, 303);
}
