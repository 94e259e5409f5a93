import { type Kysely, sql } from 'kysely';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { emailChangedLetter } from '../../../mail/letters.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { Account } from '../../accounts/accounts.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { endAllSessions } from '../../provider/sessions/sessions.ts';
import { happenedNow } from '../../security/happened.ts';
import { ownerOf } from '../../security/owner.ts';
import { FormActions } from '../layout/Form.tsx';
import type { Page, PageContext } from '../page-context.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { plainPage } from '../plain/plain-page.tsx';
import { lockedProblem } from '../refusal.ts';
import { renderDoor, siteAddress } from '../render.tsx';
import { askPasswordPage, confirmHerePage } from './change-email-pages.tsx';
import { type Held, siteCallback, useUp, withTicket } from './held-ticket.ts';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'change-email', callback } as const;

/**
 * `GET /change-email?ticket=`: somebody else may have typed this address, to have an account of theirs in another's
 * name. So its link alone is not enough: it wants a browser in which the account is signed in, or its password.
 */
export function showChangeEmail(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) =>
    (await sessionHere(held)) ? confirmHerePage(held) : askPasswordPage(held),
  );
}

/**
 * `POST /change-email`: the account signs in with the new address from now on, and the old one is told. Every other
 * browser is signed out.
 */
export function changeEmail(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const here = await sessionHere(held);
    const refused = here ? null : await checkPassword(held);
    return refused ?? makeChange(held, here);
  });
}

/** The session in which this browser is signed in to the account; null when it is not. */
async function sessionHere(held: Held): Promise<string | null> {
  const owner = await ownerOf(held);
  return owner !== null && owner.account.id === held.account?.id ? owner.session.uid : null;
}

/** Null when it is right; guesses count with those at the other endpoints. */
async function checkPassword(held: Held): Promise<Page | null> {
  const { m, account, attempts, locale, request, reply } = held;
  const password = held.field('password');
  reply.code(422);
  if (!account?.password_hash) return askPasswordPage(held);
  if (password === '') return askPasswordPage(held, { password: m.problems.passwordMissing });
  const attempt = attemptBy(request, { email: account.email, locale });
  const allowed = await attempts.mayTry(attempt);
  if (!allowed.ok) return askPasswordPage(held, { '': lockedProblem(held, allowed, m.changeEmail.locked) });
  if (!(await isPassword(account.password_hash, password))) {
    await attempts.failed(attempt);
    return askPasswordPage(held, { password: m.changeEmail.wrong });
  }
  await attempts.succeeded(attempt);
  reply.code(200);
  return null;
}

/** @param here the session that stays */
async function makeChange(held: Held, here: string | null): Promise<Page> {
  const { account, m, outbox, reply } = held;
  if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
  return useUp(
    held,
    using,
    (db) => takeEmail(db, held, account, here),
    () => {
      outbox.wake();
      return changedPage(held);
    },
  ).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    reply.code(409);
    return plainPage(held, { title: m.changeEmail.takenTitle, text: m.changeEmail.taken });
  });
}

/** Which address it is now; the site's page for those who sign up would not know. */
function changedPage(held: Held): string {
  const { m, email } = held;
  return renderDoor(held, {
    title: m.changeEmail.doneTitle,
    lede: fillWithEmail(m.changeEmail.done, email),
    url: null,
    children: (
      <FormActions>
        <ButtonLink href={siteAddress(held, '/auth/profile')}>{m.changeEmail.toProfile}</ButtonLink>
      </FormActions>
    ),
  });
}

/** What was mailed to the old address holds no longer. @param here the session that stays */
async function takeEmail(db: Kysely<DB>, held: Held, account: Account, here: string | null): Promise<void> {
  const { email, locale } = held;
  await db
    .updateTable('account')
    .set({ email, email_verified: true, updated_at: sql`now()` })
    .where('id', '=', account.id)
    .execute();
  await endTickets(db, account.id, email);
  await endAllSessions({ database: { kysely: db } }, account.id, here);
  const letter = emailChangedLetter(locale, { email, ...happenedNow(held) });
  await queueMail(db, { to: account.email, ...letter });
}

/** Another account has the address. */
const uniqueViolation = '23505';
