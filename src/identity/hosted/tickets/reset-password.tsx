import { passwordChangedLetter } from '../../../mail/letters.ts';
import { setPassword } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { proveAddress } from '../../accounts/prove-address.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { endJoinsAfterReset } from '../../management/tell-of-joins.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { endAllSessions } from '../../provider/sessions.ts';
import { happenedNow } from '../../security/happened.ts';
import { forgottenAddress, fullAddress } from '../addresses.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import type { Problems } from '../frame/Form.tsx';
import type { Page, Visit } from '../visit.ts';
import { wayBack } from '../way-back.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, useUp, withTicket } from './held-ticket.ts';
import { NewPassword } from './password-fields.tsx';

const callback = '/auth/password-reset-callback';
const using = { purpose: 'reset-password', callback } as const;

/** `GET /reset-password?ticket=`. */
export function showResetPassword(visit: Visit): Promise<Page> {
  return withTicket(visit, using, async (held) => resetPage(held));
}

/** `POST /reset-password`: the ticket is used up by a password that can be taken, not by one that cannot. */
export function resetPassword(visit: Visit): Promise<Page> {
  return withTicket(visit, using, async (held) => {
    const weakness = passwordProblem(held.field('password'), held.email);
    if (weakness === null) return takePassword(held);
    held.reply.code(422);
    return resetPage(held, { password: held.m.problems[weakness] });
  });
}

/** Link, password, sessions, tokens and the warning by mail: all of it, or nothing. */
async function takePassword(held: Held): Promise<Page> {
  const { account, attempts, outbox, locale, reply, ticket } = held;
  if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
  const passwordHash = await hashPassword(held.field('password'));
  const link = fullAddress(held, forgottenAddress(held));
  const letter = passwordChangedLetter(locale, { link, ...happenedNow(held) });
  // Counted elsewhere; before the link is spent, so that nobody stays locked out for whom the rest was done.
  await attempts.unlock(account.email);
  return useUp(
    held,
    using,
    async (db) => {
      const database = { kysely: db };
      if (ticket.email === account.email.toLowerCase()) await proveAddress({ database }, account);
      await setPassword(db, account.id, passwordHash);
      await endAllSessions({ database }, account.id);
      await endTickets(db, account.id);
      await endJoinsAfterReset(held, db, account.id);
      await queueMail(db, { to: account.email, ...letter });
    },
    () => {
      outbox.wake();
      return reply.redirect(wayBack(held, `${callback}?state=ok`), 303);
    },
  );
}

function resetPage(held: Held, problems?: Problems): string {
  const { m, email, action, secret: ticket } = held;
  const { title, lede, label, button } = m.resetPassword;
  return confirmPage(held, {
    title,
    lede: fillWithEmail(lede, email),
    button,
    action,
    ticket,
    problems,
    children: <NewPassword held={held} label={label} problems={problems} />,
  });
}
