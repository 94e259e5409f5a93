import { readEmail } from '../accounts/accounts.ts';
import { mailChangeEmail, mailReset } from '../hosted/mails.ts';
import type { Page, Visit } from '../hosted/visit.ts';
import { done } from './addresses.ts';
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
  if (email.toLowerCase() === account.email.toLowerCase()) return again(422, m.problems.sameEmail);
  if (!(await attempts.mayMail({ email, ip: request.ip }))) return again(429, m.problems.mailLimit);
  outbox.later(() => mailChangeEmail(identity, account, email, { locale, clientId: client.clientId }));
  return done(visit, 'email-asked');
}

/** `POST /security/password`: mails the owner a link that sets another. */
export async function askForPassword(visit: Visit, owner: Owner): Promise<Page> {
  const { m, attempts, identity, outbox, locale, client, request, reply } = visit;
  const { email, password_hash } = owner.account;
  if (password_hash === null || !(await attempts.mayMail({ email, ip: request.ip }))) {
    reply.code(password_hash === null ? 409 : 429);
    const problem = password_hash === null ? m.security.password.none : m.problems.mailLimit;
    return securityPage(visit, owner, { email: '', problems: { '': problem } });
  }
  outbox.later(() => mailReset(identity, email, { locale, clientId: client.clientId }));
  return done(visit, 'password-asked');
}
