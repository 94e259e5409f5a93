import { sql } from 'kysely';
import { ButtonLink } from '../../../components/controls/Button.tsx';
import { emailChangedLetter } from '../../../mail/letters.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { happenedNow } from '../../security/happened.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import { FormActions } from '../frame/Form.tsx';
import { plainPage } from '../plain-page.tsx';
import { renderDoor, siteAddress } from '../render.tsx';
import type { Page, Visit } from '../visit.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, withTicket } from './held-ticket.ts';

const callback = '/auth/email-verified-callback';
const using = { purpose: 'change-email', callback } as const;

/** `GET /change-email?ticket=`. */
export function showChangeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) => {
    const { title, lede, button } = held.m.changeEmail;
    const { action, secret: ticket, email } = held;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/** `POST /change-email`: the account signs in with the new address from now on; the old one is told. */
export function changeEmail(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: true }, async (held) => {
    const { account, email, identity, outbox, locale, m, reply } = held;
    if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
    if (!(await takeEmail(held, account.id))) {
      reply.code(409);
      return plainPage(held, { title: m.changeEmail.takenTitle, text: m.changeEmail.taken });
    }
    const letter = emailChangedLetter(locale, { email, ...happenedNow(held) });
    outbox.later(() => identity.mailer.send({ to: account.email, ...letter }));
    return changedPage(held);
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
