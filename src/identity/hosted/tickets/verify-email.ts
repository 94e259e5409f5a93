import { createAccount } from '../../accounts/accounts.ts';
import { startSession } from '../../provider/sessions.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import type { Page, Visit } from '../visit.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, withTicket } from './held-ticket.ts';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'verify-email', callback } as const;

/** `GET /verify-email?ticket=`. */
export function showVerifyEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) => {
    const { title, lede, button } = held.m.verifyEmail;
    const { action, secret: ticket, email } = held;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/** `POST /verify-email`: makes the account that was asked for at sign-up. */
export function confirmEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: true }, async (held) => {
    const isMade = await finishSignUp(held);
    return held.reply.redirect(siteCallback(held, callback, isMade ? 'ok' : 'used'), 303);
  });
}

/** Makes the account and signs this browser in; false when somebody was faster. */
async function finishSignUp(held: Held): Promise<boolean> {
  const { identity, provider, request, reply, data, email, locale } = held;
  if (!data.signUp) return false;
  const { passwordHash, givenName, familyName, profile, userMetadata } = data.signUp;
  const account = await createAccount(identity.database.kysely, {
    email,
    emailVerified: true,
    passwordHash,
    profile: {
      ...profile,
      ...(givenName && { given_name: givenName }),
      ...(familyName && { family_name: familyName }),
    },
    userMetadata: { ...userMetadata, locale },
  });
  if (!account) return false;
  await startSession(identity, provider, request, reply, account.id, ['otp']);
  return true;
}
