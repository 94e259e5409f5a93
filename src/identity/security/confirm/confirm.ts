import { signInCodeLetter } from '../../../mail/letters.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { issueCode, lifetimeOf, spendCode } from '../../accounts/tickets.ts';
import { hasMail } from '../../hosted/mail/no-mail.ts';
import type { Page, PageContext } from '../../hosted/page-context.ts';
import { passkeysOf } from '../../hosted/passkeys/webauthn.ts';
import { lockedProblem, mailProblem } from '../../hosted/refusal.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { queueMail } from '../../outgoing/queue.ts';
import type { Owner } from '../owner.ts';
import { type ConfirmState, confirmPage } from './confirm-page.tsx';
import { confirmSession } from './confirm-session.ts';

/**
 * How an owner may show that it is they. With a second factor only a passkey does: it is what the owner asked for.
 * Without a password a code is mailed.
 */
async function waysOf({ identity }: PageContext, { account }: Owner) {
  const passkey = (await passkeysOf(identity, account.id)).length > 0;
  const isOther = !(account.second_factor && passkey);
  return {
    passkey,
    password: isOther && account.password_hash !== null,
    code: isOther && account.password_hash === null && hasMail({ identity }),
  };
}

/** `GET /security/confirm?section=`. */
export async function showConfirm(context: PageContext, owner: Owner): Promise<Page> {
  return again(context, owner, {});
}

/** The page once more, with what was wrong. */
export async function again(context: PageContext, owner: Owner, state: ConfirmState): Promise<Page> {
  return confirmPage(context, owner.account.email, { ...state, ways: await waysOf(context, owner) });
}

/** `POST /security/confirm`: by the password. */
export async function confirmByPassword(context: PageContext, owner: Owner): Promise<Page> {
  const { m, attempts, locale, request, reply } = context;
  const { account } = owner;
  const password = context.field('password');
  reply.code(422);
  if (!(await waysOf(context, owner)).password) return again(context, owner, {});
  if (password === '') return again(context, owner, { problems: { password: m.problems.passwordMissing } });
  const attempt = attemptBy(request, { email: account.email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return again(context, owner, { problems: { '': lockedProblem(context, allowed) } });
  if (!(await isPassword(account.password_hash, password))) {
    await attempts.failed(attempt);
    return again(context, owner, { problems: { password: m.security.confirm.wrong } });
  }
  await attempts.succeeded(attempt);
  return confirmSession(context, owner, ['pwd']);
}

/** `POST /security/confirm/send-code`: mails six digits. */
export async function sendConfirmCode(context: PageContext, owner: Owner): Promise<Page> {
  const { identity, attempts, outbox, locale, request } = context;
  const { email, id: accountId } = owner.account;
  if (!(await waysOf(context, owner)).code) return again(context, owner, {});
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return again(context, owner, { problems: { '': mailProblem(context, allowed) } });
  await inTransaction(identity.database.kysely, async (db) => {
    const code = await issueCode(db, { purpose: 'confirm', accountId, email });
    await queueMail(db, { to: email, ...signInCodeLetter(locale, { code }) }, lifetimeOf('confirm'));
  });
  outbox.wake();
  return again(context, owner, { isCodeSent: true });
}

/** `POST /security/confirm/code`: by the code of the mail. */
export async function confirmByCode(context: PageContext, owner: Owner): Promise<Page> {
  const { m, identity, attempts, locale, request, reply } = context;
  const { email, id } = owner.account;
  const code = context.field('code').replaceAll(/\D/g, '');
  const wrong = (problems: Record<string, string>) => again(context, owner, { isCodeSent: true, problems });
  reply.code(422);
  if (!(await waysOf(context, owner)).code) return again(context, owner, {});
  if (code.length !== 6) return wrong({ code: m.problems.codeMissing });
  const attempt = attemptBy(request, { email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return wrong({ '': lockedProblem(context, allowed) });
  const spent = await spendCode(identity.database.kysely, 'confirm', email, code);
  if (spent.problem !== null || spent.ticket.account_id !== id) {
    await attempts.failed(attempt);
    return wrong({ code: m.problems.codeWrong });
  }
  await attempts.succeeded(attempt);
  return confirmSession(context, owner, ['otp']);
}
