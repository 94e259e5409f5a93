import { readEmail } from '../../accounts/accounts.ts';
import type { Flow } from '../flow.ts';
import { mailReset } from '../mails.ts';
import { sentPage } from '../sent-page.tsx';
import type { Page } from '../visit.ts';
import { forgottenPage } from './forgotten-page.tsx';

/** `POST /forgotten-password/<uid>`: one answer, whether or not there is such an account. */
export async function askForReset(flow: Flow): Promise<Page> {
  const { m, identity, attempts, outbox, client, locale, request, reply } = flow;
  const typed = flow.field('email');
  const email = readEmail(typed);
  if (email === null) {
    reply.code(422);
    return forgottenPage(flow, { email: typed, problems: { email: m.problems.email } });
  }
  if (await attempts.mayMail({ email, ip: request.ip }))
    outbox.later(() => mailReset(identity, email, { locale, clientId: client.clientId }));
  const { sentTitle, sent, toSignIn } = m.forgotten;
  return sentPage(flow, {
    title: sentTitle,
    text: sent,
    email,
    link: { text: toSignIn, url: flow.at('/sign-in') },
  });
}
