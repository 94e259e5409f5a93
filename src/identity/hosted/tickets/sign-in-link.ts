import type { Account } from '../../accounts/accounts.ts';
import { proveAddress } from '../../accounts/prove-address.ts';
import { startSession } from '../../provider/sessions.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import { FlowEnded, finishFlow, openFlow } from '../flow.ts';
import { plainPage } from '../plain-page.tsx';
import type { Page, Visit } from '../visit.ts';
import { wayBack } from '../way-back.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, withTicket } from './held-ticket.ts';

/**
 * `GET /sign-in/link?ticket=`: the link of a mail. Its form is posted below the flow that asked for it, where the
 * flow's cookie is sent along.
 */
export function showSignInLink(visit: Visit): Promise<Page> {
  return withTicket(visit, { purpose: 'sign-in', spends: false }, async (held) => {
    const { title, lede, button } = held.m.link;
    const { data, secret: ticket, email, locale } = held;
    const flow = data.uid && /^[\w-]+$/.test(data.uid) ? `/${data.uid}` : '';
    const action = `/sign-in${flow}/link?lang=${locale}`;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/** `POST /sign-in/<uid>/link` and `POST /sign-in/link`: in the browser that asked the flow goes on. */
export function signInByLink(visit: Visit): Promise<Page> {
  return withTicket(visit, { purpose: 'sign-in', spends: false }, async (held) => {
    const { account, m } = held;
    if (!account) throw new FlowEnded();
    const flow = await openFlow(held).catch((error) => {
      if (error instanceof FlowEnded) return null;
      throw error;
    });
    if (!flow && account.second_factor)
      return plainPage(held, { title: m.link.title, text: m.link.otherBrowser });
    return withTicket(visit, { purpose: 'sign-in', spends: true }, async () => {
      const proved = await takeAddress(held, account);
      if (flow) return finishFlow(flow, proved, { amr: ['otp'], remember: false });
      const { identity, provider, request, reply } = held;
      await startSession(identity, provider, request, reply, proved.id, ['otp']);
      return reply.redirect(wayBack(held, held.data.returnTo ? '/auth' : '/auth/profile'), 303);
    });
  });
}

/** The code that came with the link is worth nothing any more; the address is the account's owner's. */
async function takeAddress({ identity, ticket }: Held, account: Account): Promise<Account> {
  const db = identity.database.kysely;
  if (ticket.email === null) return account;
  await db
    .deleteFrom('ticket')
    .where('purpose', '=', 'sign-in')
    .where('email', '=', ticket.email)
    .where('used_at', 'is', null)
    .execute();
  return account.email.toLowerCase() === ticket.email ? proveAddress(identity, account) : account;
}
