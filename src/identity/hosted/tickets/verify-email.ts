import { createAccount } from '../../accounts/accounts.ts';
import { hashPassword, isPassword, passwordProblem } from '../../accounts/passwords.ts';
import { startSession } from '../../provider/sessions/sessions.ts';
import type { SignUp } from '../mail/mails.ts';
import type { Page, PageContext } from '../page-context.ts';
import { lockedProblem } from '../refusal.ts';
import { wayBack } from '../return-address.ts';
import { isBrowserOf } from '../sign-up/sign-up-browser.ts';
import { type Held, siteCallback, useUp, withTicket } from './held-ticket.ts';
import { askPasswordPage, chooseOwnPage, confirmHerePage } from './verify-email-pages.tsx';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'verify-email', callback } as const;

/**
 * `GET /verify-email?ticket=`: the browser in which somebody signed up confirms. Elsewhere somebody else may have done
 * that with this address: there the page asks for the password that was chosen, or (`choose`) for one of the owner's.
 */
export function showVerifyEmail(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    if (isBrowserOf(held.data.signUp ?? {}, held)) return confirmHerePage(held);
    return held.query('choose') === 'yes' ? chooseOwnPage(held) : askPasswordPage(held);
  });
}

/** `POST /verify-email`: makes the account that was asked for at sign-up. */
export function confirmEmail(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { signUp } = held.data;
    if (!signUp) return held.reply.redirect(siteCallback(held, callback, 'used'), 303);
    if (held.field('choose') === 'yes') return chooseOwn(held);
    if (isBrowserOf(signUp, held)) return makeAccount(held, signUp);
    return checkPassword(held, signUp);
  });
}

/** Guesses count with those at the other endpoints. */
async function checkPassword(held: Held, signUp: SignUp): Promise<Page> {
  const { m, attempts, email, locale, request, reply } = held;
  const password = held.field('password');
  reply.code(422);
  if (password === '') return askPasswordPage(held, { password: m.problems.passwordMissing });
  const attempt = { email, ip: request.ip, locale };
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return askPasswordPage(held, { '': lockedProblem(held, allowed, m.verifyEmail.locked) });
  if (!(await isPassword(signUp.passwordHash, password))) {
    await attempts.failed(attempt);
    return askPasswordPage(held, { password: m.verifyEmail.wrong });
  }
  await attempts.succeeded(attempt);
  return makeAccount(held, signUp);
}

/** Nothing stays of what was said at sign-up: it may have been somebody else. */
async function chooseOwn(held: Held): Promise<Page> {
  const { m, attempts, email, reply } = held;
  const password = held.field('password');
  const weakness = passwordProblem(password, email);
  if (weakness !== null) {
    reply.code(422);
    return chooseOwnPage(held, { password: m.problems[weakness] });
  }
  const passwordHash = await hashPassword(password);
  await attempts.unlock(email);
  return makeAccount(held, { passwordHash, givenName: '', familyName: '' });
}

/** Uses the ticket up, makes the account and signs this browser in, unless somebody was faster. */
function makeAccount(held: Held, signUp: SignUp): Promise<Page> {
  const { identity, provider, request, reply, email, locale } = held;
  const { passwordHash, givenName, familyName, profile, userMetadata } = signUp;
  const making = {
    email,
    emailVerified: true,
    passwordHash,
    profile: {
      ...profile,
      ...(givenName && { given_name: givenName }),
      ...(familyName && { family_name: familyName }),
    },
    userMetadata: { ...userMetadata, locale },
    isOfDemonstration: identity.settings.demonstration,
  };
  return useUp(
    held,
    using,
    (db) => createAccount(db, making),
    async (account) => {
      if (account) await startSession(identity, provider, request, reply, account, ['otp']);
      return reply.redirect(
        account ? wayBack(held, `${callback}?state=ok`) : siteCallback(held, callback, 'used'),
        303,
      );
    },
  );
}
