import { addressKey, readEmail } from '../accounts/accounts.ts';
import { forgottenAddress, fullAddress } from '../hosted/addresses.ts';
import { mailChangeEmail, mailReset } from '../hosted/mail/mails.ts';
import type { Page, PageContext } from '../hosted/page-context.ts';
import { mailProblem } from '../hosted/refusal.ts';
import { attemptBy } from '../limits/attempts.ts';
import { done } from './addresses.ts';
import { happenedNow } from './happened.ts';
import type { Owner } from './owner.ts';
import { securityPage } from './security-page.tsx';

/** `POST /security/email`: mails the new address; until the link there is used the account keeps its own. */
export async function askForEmail(context: PageContext, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = context;
  const { account } = owner;
  const typed = context.field('email');
  const email = readEmail(typed);
  const again = (status: number, problem: string) => {
    reply.code(status);
    return securityPage(context, owner, { email: typed, problems: { email: problem } });
  };
  if (email === null) return again(422, m.problems.email);
  if (addressKey(email) === addressKey(account.email)) return again(422, m.problems.sameEmail);
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(429, mailProblem(context, allowed));
  const warning = { link: fullAddress(context, forgottenAddress(context)), ...happenedNow(context) };
  const from = { locale, clientId: client.clientId };
  await mailChangeEmail(identity, account, email, from, warning);
  outbox.wake();
  return done(context, 'email-asked');
}

/** `POST /security/password`: mails the owner a link that sets another. */
export async function askForPassword(context: PageContext, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = context;
  const { email, password_hash } = owner.account;
  const again = (problem: string) => securityPage(context, owner, { email: '', problems: { '': problem } });
  if (password_hash === null) {
    reply.code(409);
    return again(m.security.password.none);
  }
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(mailProblem(context, allowed));
  await mailReset(identity, email, { locale, clientId: client.clientId });
  outbox.wake();
  return done(context, 'password-asked');
}
