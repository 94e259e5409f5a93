import { signInCodeLetter } from '../../../mail/letters.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { issueCode, lifetimeOf, spendCode } from '../../accounts/tickets.ts';
import { hasMail } from '../../hosted/mail/no-mail.ts';
import { passkeysOf } from '../../hosted/passkeys/webauthn.ts';
import { lockedProblem, mailProblem } from '../../hosted/refusal.ts';
import type { Page, Visit } from '../../hosted/visit.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { queueMail } from '../../outgoing/queue.ts';
import type { Owner } from '../owner.ts';
import { type ConfirmState, confirmPage } from './confirm-page.tsx';
import { confirmSession } from './confirm-session.ts';

/**
 * How an owner may show that it is they. With a second factor only a passkey does: it is what the owner asked for.
 * Without a password a code is mailed.
 */
async function waysOf({ identity }: Visit, { account }: Owner) {
  const passkey = (await passkeysOf(identity, account.id)).length > 0;
  const isOther = !(account.second_factor && passkey);
  return {
    passkey,
    password: isOther && account.password_hash !== null,
    code: isOther && account.password_hash === null && hasMail({ identity }),
  };
}

/** `GET /security/confirm?section=`. */
export async function showConfirm(visit: Visit, owner: Owner): Promise<Page> {
  return again(visit, owner, {});
}

/** The page once more, with what was wrong. */
export async function again(visit: Visit, owner: Owner, state: ConfirmState): Promise<Page> {
  return confirmPage(visit, owner.account.email, { ...state, ways: await waysOf(visit, owner) });
}

/** `POST /security/confirm`: by the password. */
export async function confirmByPassword(visit: Visit, owner: Owner): Promise<Page> {
  const { m, attempts, locale, request, reply } = visit;
  const { account } = owner;
  const password = visit.field('password');
  reply.code(422);
  if (!(await waysOf(visit, owner)).password) return again(visit, owner, {});
  if (password === '') return again(visit, owner, { problems: { password: m.problems.passwordMissing } });
  const attempt = attemptBy(request, { email: account.email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return again(visit, owner, { problems: { '': lockedProblem(visit, allowed) } });
  if (!(await isPassword(account.password_hash, password))) {
    await attempts.failed(attempt);
    return again(visit, owner, { problems: { password: m.security.confirm.wrong } });
  }
  await attempts.succeeded(attempt);
  return confirmSession(visit, owner, ['pwd']);
}

/** `POST /security/confirm/send-code`: mails six digits. */
export async function sendConfirmCode(visit: Visit, owner: Owner): Promise<Page> {
  const { identity, attempts, outbox, locale, request } = visit;
  const { email, id: accountId } = owner.account;
  if (!(await waysOf(visit, owner)).code) return again(visit, owner, {});
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(visit, owner, { problems: { '': mailProblem(visit, allowed) } });
  await inTransaction(identity.database.kysely, async (db) => {
    const code = await issueCode(db, { purpose: 'confirm', accountId, email });
    await queueMail(db, { to: email, ...signInCodeLetter(locale, { code }) }, lifetimeOf('confirm'));
  });
  outbox.wake();
  return again(visit, owner, { isCodeSent: true });
}

/** `POST /security/confirm/code`: by the code of the mail. */
export async function confirmByCode(visit: Visit, owner: Owner): Promise<Page> {
  const { m, identity, attempts, locale, request, reply } = visit;
  const { email, id } = owner.account;
  const code = visit.field('code').replaceAll(/\D/g, '');
  const wrong = (problems: Record<string, string>) => again(visit, owner, { isCodeSent: true, problems });
  reply.code(422);
  if (!(await waysOf(visit, owner)).code) return again(visit, owner, {});
  if (code.length !== 6) return wrong({ code: m.problems.codeMissing });
  const attempt = attemptBy(request, { email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return wrong({ '': lockedProblem(visit, allowed) });
  const spent = await spendCode(identity.database.kysely, 'confirm', email, code);
  if (spent.problem !== null || spent.ticket.account_id !== id) {
    await attempts.failed(attempt);
    return wrong({ code: m.problems.codeWrong });
  }
  await attempts.succeeded(attempt);
  return confirmSession(visit, owner, ['otp']);
}
