import { addressKey, readEmail } from '../accounts/accounts.ts';
import { forgottenAddress, fullAddress } from '../hosted/addresses.ts';
import { mailChangeEmail, mailReset } from '../hosted/mail/mails.ts';
import { mailProblem } from '../hosted/refusal.ts';
import type { Page, Visit } from '../hosted/visit.ts';
import { attemptBy } from '../limits/attempts.ts';
import { done } from './addresses.ts';
import { happenedNow } from './happened.ts';
import type { Owner } from './owner.ts';
import { securityPage } from './security-page.tsx';

/** `POST /security/email`: mails the new address; until the link there is used the account keeps its own. */
export async function askForEmail(visit: Visit, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = visit;
  const { account } = owner;
  const typed = visit.field('email');
  const email = readEmail(typed);
  const again = (status: number, problem: string) => {
    reply.code(status);
    return securityPage(visit, owner, { email: typed, problems: { email: problem } });
  };
  if (email === null) return again(422, m.problems.email);
  if (addressKey(email) === addressKey(account.email)) return again(422, m.problems.sameEmail);
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(429, mailProblem(visit, allowed));
  const warning = { link: fullAddress(visit, forgottenAddress(visit)), ...happenedNow(visit) };
  const from = { locale, clientId: client.clientId };
  await mailChangeEmail(identity, account, email, from, warning);
  outbox.wake();
  return done(visit, 'email-asked');
}

/** `POST /security/password`: mails the owner a link that sets another. */
export async function askForPassword(visit: Visit, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = visit;
  const { email, password_hash } = owner.account;
  const again = (problem: string) => securityPage(visit, owner, { email: '', problems: { '': problem } });
  if (password_hash === null) {
    reply.code(409);
    return again(m.security.password.none);
  }
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(mailProblem(visit, allowed));
  await mailReset(identity, email, { locale, clientId: client.clientId });
  outbox.wake();
  return done(visit, 'password-asked');
}
