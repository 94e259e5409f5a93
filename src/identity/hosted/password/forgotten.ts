import { readEmail } from '../../accounts/accounts.ts';
import { attemptBy } from '../../limits/attempts.ts';
import type { Flow } from '../flow.ts';
import { mailReset } from '../mail/mails.ts';
import { sentPage } from '../mail/sent-page.tsx';
import type { Page } from '../page-context.ts';
import { mailProblems } from '../refusal.ts';
import { forgottenPage } from './forgotten-page.tsx';

/** `POST /forgotten-password/<uid>`: one answer, whether or not there is such an account. */
export async function askForReset(flow: Flow): Promise<Page> {
  const { m, identity, attempts, outbox, comingFrom, request, reply } = flow;
  const typed = flow.field('email');
  await flow.keep({ email: typed });
  const email = readEmail(typed);
  if (email === null) {
    reply.code(422);
    return forgottenPage(flow, { email: typed, problems: { email: m.problems.email } });
  }
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return forgottenPage(flow, { email: typed, problems: mailProblems(flow, allowed) });
  outbox.later(() => mailReset(identity, email, comingFrom));
  return reply.redirect(flow.at('/forgotten-password/sent'), 303);
}

/** `GET /forgotten-password/<uid>/sent`. */
export function showResetSent(flow: Flow): Page {
  const { sentTitle: title, sent: text, toSignIn } = flow.m.forgotten;
  const link = { text: toSignIn, to: '/sign-in' } as const;
  return sentPage(flow, { title, text, page: '/forgotten-password/sent', link });
}
