import { type Account, accountById } from '../../accounts/accounts.ts';
import { findTicket, spendTicket, type Ticket } from '../../accounts/tickets.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { finishFlow } from '../finish-flow.ts';
import { type Flow, FlowEnded } from '../flow.ts';
import type { Page } from '../page-context.ts';
import { lockedProblem } from '../refusal.ts';
import { signInPage } from '../sign-in/sign-in-page.tsx';
import { type FirstFactor, showSecondFactor } from './second-factor-page.tsx';
import { authenticationOptions, readAuthentication } from './webauthn.ts';

/** `POST /sign-in/<uid>/passkey/options`: JSON for the browser's script. */
export async function signInOptions(flow: Flow): Promise<Page> {
  return flow.reply.send(await authenticationOptions(flow.identity, `sign-in ${flow.uid}`));
}

/** `POST /sign-in/<uid>/passkey`: a passkey as the only way in; it is possession and knowledge at once. */
export async function signInByPasskey(flow: Flow): Promise<Page> {
  const { identity, attempts, request, reply, m } = flow;
  const again = (problem: string) => signInPage(flow, { email: '', problems: { '': problem } });
  reply.code(422);
  const attempt = attemptBy(request);
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return again(lockedProblem(flow, allowed));
  const account = await readAuthentication(identity, `sign-in ${flow.uid}`, flow.field('credential'));
  if (!account) return again(m.problems.passkey);
  reply.code(200);
  await attempts.succeeded(attempt);
  return finishFlow(flow, account, { amr: ['hwk', 'user', 'mfa'], remember: false });
}

/** `POST /sign-in/<uid>/second-factor/options`: JSON for the browser's script. */
export async function secondFactorOptions(flow: Flow): Promise<Page> {
  const { account } = await stepOf(flow);
  return flow.reply.send(await authenticationOptions(flow.identity, `second ${flow.uid}`, account));
}

/** `GET /sign-in/<uid>/second-factor`: the page once more, in another language. */
export async function showSecondFactorAgain(flow: Flow): Promise<Page> {
  const { step } = flow.fields;
  await stepOf(flow, step);
  return showSecondFactor(flow, step);
}

/** `POST /sign-in/<uid>/second-factor`: a passkey of the account that has shown its first factor. */
export async function signInBySecondFactor(flow: Flow): Promise<Page> {
  const { identity, attempts, locale, request, reply, m } = flow;
  const step = flow.field('step');
  const { account, shown } = await stepOf(flow);
  const attempt = attemptBy(request, { email: account.email, locale });
  reply.code(422);
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return showSecondFactor(flow, step, lockedProblem(flow, allowed));
  const signer = await readAuthentication(identity, `second ${flow.uid}`, flow.field('credential'), account);
  if (!signer) {
    await attempts.failed(attempt);
    return showSecondFactor(flow, step, m.problems.passkey);
  }
  const spent = await spendTicket(identity.database.kysely, 'second-factor', step);
  if (spent.problem !== null) throw new FlowEnded();
  reply.code(200);
  await attempts.succeeded(attempt);
  return finishFlow(flow, account, { amr: [...shown.amr, 'hwk', 'mfa'], remember: shown.remember });
}

/** Who has come how far in this flow. @throws FlowEnded */
async function stepOf(
  flow: Flow,
  step = flow.field('step'),
): Promise<{ account: Account; shown: FirstFactor }> {
  const { kysely } = flow.identity.database;
  const found = await findTicket(kysely, 'second-factor', step);
  if (found.problem !== null) throw new FlowEnded();
  const { account_id, data }: Ticket = found.ticket;
  const shown = data as unknown as FirstFactor & { readonly uid: string };
  const account = account_id === null ? null : await accountById(kysely, account_id);
  if (!account || shown.uid !== flow.uid) throw new FlowEnded();
  return { account, shown };
}
