import { type Kysely, sql } from 'kysely';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import type { DB } from '../../../db/tables.gen.ts';
import { emailChangedLetter } from '../../../mail/letters.ts';
import type { Account } from '../../accounts/accounts.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { endAllSessions } from '../../provider/sessions.ts';
import { happenedNow } from '../../security/happened.ts';
import { ownerOf } from '../../security/owner.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import { FormActions } from '../frame/Form.tsx';
import { plainPage } from '../plain-page.tsx';
import { renderDoor, siteAddress } from '../render.tsx';
import type { Page, Visit } from '../visit.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, useUp, withTicket } from './held-ticket.ts';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'change-email', callback } as const;

/** `GET /change-email?ticket=`. */
export function showChangeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, using, async (held) => {
    const { title, lede, button } = held.m.changeEmail;
    const { action, secret: ticket, email } = held;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/**
 * `POST /change-email`: the account signs in with the new address from now on, and the old one is told. Every other
 * browser is signed out.
 */
export function changeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, using, async (held) => {
    const { account, m, outbox, reply } = held;
    if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
    const owner = await ownerOf(held);
    const here = owner?.account.id === account.id ? owner.session.uid : null;
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
