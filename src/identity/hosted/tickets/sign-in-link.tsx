import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { accountOfMail } from '../../accounts/account-of-mail.ts';
import { type Account, accountByEmail } from '../../accounts/accounts.ts';
import { startSession } from '../../provider/sessions/sessions.ts';
import { finishFlow } from '../finish-flow.ts';
import { FlowEnded, openFlow } from '../flow.ts';
import { FormFoot } from '../layout/Form.tsx';
import type { Page, PageContext } from '../page-context.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { plainPage } from '../plain/plain-page.tsx';
import { wayBack } from '../return-address.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, spentAnswer, useUp, withTicket } from './held-ticket.ts';

const using = { purpose: 'sign-in' } as const;

/**
 * `GET /sign-in/link?ticket=`: the link of a mail. Its form is posted below the flow that asked for it, where the
 * flow's cookie is sent along.
 */
export function showSignInLink(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { title, lede, button } = held.m.link;
    const { data, secret: ticket, email, locale } = held;
    const flow = data.uid && /^[\w-]+$/.test(data.uid) ? `/${data.uid}` : '';
    const action = `/sign-in${flow}/link?lang=${locale}`;
    const below = (await accountOf(held)) === null && (
      <FormFoot>
        <p>{held.m.link.newcomer}</p>
      </FormFoot>
    );
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email), below });
  });
}

/** `POST /sign-in/<uid>/link` and `POST /sign-in/link`: in the browser that asked the flow goes on. */
export function signInByLink(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { identity, m, ticket } = held;
    const account = await accountOf(held);
    const flow = await openFlow(held).catch((error) => {
      if (error instanceof FlowEnded) return null;
      throw error;
    });
    if (!flow && account?.second_factor)
      return plainPage(held, { title: m.link.title, text: m.link.otherBrowser });
    const take = (db: Kysely<DB>) =>
      accountOfMail({ settings: identity.settings, database: { kysely: db } }, ticket);
    return useUp(held, using, take, async (proved) => {
      if (proved === null) return spentAnswer(held, 'expired');
      if (flow) return finishFlow(flow, proved, { amr: ['otp'], remember: false });
      const { provider, request, reply } = held;
      const isIn = await startSession(identity, provider, request, reply, proved, ['otp']);
      if (!isIn) return spentAnswer(held, 'used');
      return reply.redirect(wayBack(held, held.data.returnTo ? '/auth' : '/auth/profile'), 303);
    });
  });
}

/** Null where the link makes the account. */
function accountOf({ account, identity, ticket }: Held): Promise<Account | null> {
  return account ? Promise.resolve(account) : accountByEmail(identity.database.kysely, ticket.email ?? '');
}
