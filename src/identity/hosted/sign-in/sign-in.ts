import { accountByEmail, EMAIL_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { finishFlow } from '../finish-flow.ts';
import type { Flow } from '../flow.ts';
import type { Page } from '../page-context.ts';
import { lockedProblem } from '../refusal.ts';
import { signInPage } from './sign-in-page.tsx';

/** `GET /sign-in/<uid>`: the form, or the page that the client asked for in its stead. */
export async function showSignIn(flow: Flow): Promise<Page> {
  const isFirst = flow.query('from') === '';
  if (isFirst && flow.param('screen_hint') === 'signup') return flow.reply.redirect(flow.at('/sign-up'), 303);
  if (isFirst && flow.param('screen_hint') === 'reset')
    return flow.reply.redirect(flow.at('/forgotten-password'), 303);
  if (isFirst && flow.param('connection') === EMAIL_CONNECTION)
    return flow.reply.redirect(flow.at('/sign-in/code'), 303);
  return signInPage(flow, { email: flow.fields.email });
}

/** `POST /sign-in/<uid>`: the same answer and the same work whether or not there is such an account. */
export async function signIn(flow: Flow): Promise<Page> {
  const { m, attempts, identity, locale, request, reply } = flow;
  const typed = flow.field('email');
  await flow.keep({ email: typed });
  const password = flow.field('password');
  const email = readEmail(typed);
  const again = (problems: Record<string, string>) => signInPage(flow, { email: typed, problems });
  reply.code(422);
  if (email === null || password === '')
    return again({
      ...(email === null && { email: m.problems.email }),
      ...(password === '' && { password: m.problems.passwordMissing }),
    });
  const attempt = attemptBy(request, { email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return again({ '': lockedProblem(flow, allowed) });
  const account = await accountByEmail(identity.database.kysely, email);
  const isRight = await isPassword(account?.password_hash, password);
  if (!account || !isRight) {
    await attempts.failed(attempt);
    return signInPage(flow, { email: typed, problems: { password: m.problems.wrong }, isWrong: true });
  }
  reply.code(200);
  await attempts.succeeded(attempt);
  return finishFlow(flow, account, { amr: ['pwd'], remember: flow.field('remember') === 'yes' });
}
