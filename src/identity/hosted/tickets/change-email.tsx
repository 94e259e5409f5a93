import { sql } from 'kysely';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { emailChangedLetter } from '../../../mail/letters.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { happenedNow } from '../../security/happened.ts';
import { ownerOf } from '../../security/owner.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import { FormActions } from '../frame/Form.tsx';
import { plainPage } from '../plain-page.tsx';
import { lockedProblem } from '../refusal.ts';
import { renderDoor, siteAddress } from '../render.tsx';
import type { Page, Visit } from '../visit.ts';
import { askPasswordPage, confirmHerePage } from './change-email-pages.tsx';
import { type Held, siteCallback, withTicket } from './held-ticket.ts';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'change-email', callback } as const;

/**
 * `GET /change-email?ticket=`: somebody else may have typed this address, to have an account of theirs in another's
 * name. So its link alone is not enough: it wants a browser in which the account is signed in, or its password.
 */
export function showChangeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) =>
    (await isSignedInHere(held)) ? confirmHerePage(held) : askPasswordPage(held),
  );
}

/** `POST /change-email`: the account signs in with the new address from now on; the old one is told. */
export function changeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) => {
    const refused = (await isSignedInHere(held)) ? null : await checkPassword(held);
    return refused ?? withTicket(visit, { ...using, spends: true }, makeChange);
  });
}

async function isSignedInHere(held: Held): Promise<boolean> {
  const owner = await ownerOf(held);
  return owner !== null && owner.account.id === held.account?.id;
}

/** Null when it is right; guesses count with those at the other doors. */
async function checkPassword(held: Held): Promise<Page | null> {
  const { m, account, attempts, locale, request, reply } = held;
  const password = held.field('password');
  reply.code(422);
  if (!account?.password_hash) return askPasswordPage(held);
  if (password === '') return askPasswordPage(held, { password: m.problems.passwordMissing });
  const attempt = { email: account.email, ip: request.ip, locale };
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

async function makeChange(held: Held): Promise<Page> {
  const { account, email, identity, outbox, locale, m, reply } = held;
  if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
  if (!(await takeEmail(held, account.id))) {
    reply.code(409);
    return plainPage(held, { title: m.changeEmail.takenTitle, text: m.changeEmail.taken });
  }
  const letter = emailChangedLetter(locale, { email, ...happenedNow(held) });
  outbox.later(() => identity.mailer.send({ to: account.email, ...letter }));
  return changedPage(held);
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

/** False when another account has the address. What was mailed to the old address holds no longer. */
async function takeEmail({ identity, email }: Held, id: string): Promise<boolean> {
  try {
    await identity.database.kysely.transaction().execute(async (db) => {
      await db
        .updateTable('account')
        .set({ email, email_verified: true, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      await endTickets(db, id, email);
    });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) return false;
    throw error;
  }
}

const uniqueViolation = '23505';
