import { type Account, accountById } from '../accounts/accounts.ts';
import { refuseLocked } from '../accounts/locked.ts';
import { rememberBrowser } from '../limits/known-browsers.ts';
import { isStill } from '../provider/sessions/still-valid.ts';
import { type Flow, FlowEnded } from './flow.ts';
import type { Page } from './page-context.ts';
import { secondFactorPage } from './passkeys/second-factor-page.tsx';

interface Shown {
  /** How the visitor showed who they are, after RFC 8176. */
  readonly amr: readonly string[];
  /** Whether the session outlives the browser's window. */
  readonly remember: boolean;
}

/**
 * Leads back to the client, signed in; asks for the second factor before, where the account wants one.
 *
 * @param account as it was when its owner showed who they are
 * @throws FlowEnded when it was signed out everywhere meanwhile; AccountLocked
 */
export async function finishFlow(flow: Flow, account: Account, { amr, remember }: Shown): Promise<Page> {
  const { reply, identity } = flow;
  const { kysely } = identity.database;
  const demandStill = async () => {
    if (!(await isStill(kysely, account))) throw new FlowEnded();
  };
  const current = await accountById(kysely, account.id);
  refuseLocked(current);
  if (current?.second_factor && !amr.includes('hwk')) {
    const page = await secondFactorPage(flow, current, { amr, remember });
    await demandStill();
    return page;
  }
  await demandStill();
  const result = { login: { accountId: account.id, amr: [...amr], remember, signOuts: account.sign_outs } };
  await rememberBrowser(identity, flow.request, reply, account.id);
  return reply.redirect(await flow.end(result), 303);
}
