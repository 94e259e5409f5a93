import { accountByMailedCode } from '../../accounts/account-of-mail.ts';
import { readEmail } from '../../accounts/accounts.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { finishFlow } from '../finish-flow.ts';
import type { Flow } from '../flow.ts';
import { mailSignIn } from '../mail/mails.ts';
import type { Page } from '../page-context.ts';
import { lockedProblem, mailProblem } from '../refusal.ts';
import { askForCodePage, enterCodePage } from './code-page.tsx';

/** `POST /sign-in/<uid>/code`: with an address mails a code, with a code signs in. */
export async function codeStep(flow: Flow): Promise<Page> {
  return flow.field('step') === 'enter' ? enterCode(flow) : sendCode(flow);
}

async function sendCode(flow: Flow): Promise<Page> {
  const { m, identity, attempts, outbox, comingFrom, request, reply } = flow;
  const typed = flow.field('email');
  await flow.keep({ email: typed });
  const email = readEmail(typed);
  if (email === null) {
    reply.code(422);
    return askForCodePage(flow, { email: typed, problems: { email: m.problems.email } });
  }
  const isAgain = flow.field('step') === 'again';
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  // A code that came before may still serve, whoever asked for it.
  if (!allowed.ok)
    return enterCodePage(flow, { email, problems: { '': mailProblem(flow, allowed) }, isSent: false });
  outbox.later(() => mailSignIn(identity, email, flow.uid, comingFrom));
  return reply.redirect(flow.at('/sign-in/code/enter', isAgain ? { again: 'yes' } : {}), 303);
}

/** `GET /sign-in/<uid>/code/enter`: after a code was mailed, and once more after another (`again`). */
export function showEnterCode(flow: Flow): Page {
  const email = readEmail(flow.fields.email);
  if (email === null) return flow.reply.redirect(flow.at('/sign-in/code'), 303);
  return enterCodePage(flow, { email, isAgain: flow.query('again') === 'yes' });
}

async function enterCode(flow: Flow): Promise<Page> {
  const { m, identity, attempts, locale, request, reply } = flow;
  const email = readEmail(flow.field('email'));
  const code = flow.field('code').replaceAll(/\D/g, '');
  reply.code(422);
  if (email === null) return askForCodePage(flow, { email: '', problems: { email: m.problems.email } });
  if (code.length !== 6) return enterCodePage(flow, { email, problems: { code: m.problems.codeMissing } });
  const attempt = attemptBy(request, { email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return enterCodePage(flow, { email, problems: { '': lockedProblem(flow, allowed) } });
  const account = await accountByMailedCode(identity, email, code);
  if (!account) {
    await attempts.failed(attempt);
    return enterCodePage(flow, { email, problems: { code: m.problems.codeWrong } });
  }
  reply.code(200);
  await attempts.succeeded(attempt);
  return finishFlow(flow, account, { amr: ['otp'], remember: false });
}
