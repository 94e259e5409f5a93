import { passwordChangedLetter } from '../../../mail/letters.ts';
import { setPassword } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { proveAddress } from '../../accounts/prove-address.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { endAllSessions } from '../../provider/sessions.ts';
import { happenedNow } from '../../security/happened.ts';
import { forgottenAddress, fullAddress } from '../addresses.ts';
import { fillWithEmail } from '../email-in-text.tsx';
import type { Problems } from '../frame/Form.tsx';
import type { Page, Visit } from '../visit.ts';
import { wayBack } from '../way-back.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, withTicket } from './held-ticket.ts';
import { NewPassword } from './password-fields.tsx';

const callback = '/auth/password-reset-callback';
const using = { purpose: 'reset-password', callback } as const;

/** `GET /reset-password?ticket=`. */
export function showResetPassword(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) => resetPage(held));
}

/** `POST /reset-password`: the ticket is used up by a password that can be taken, not by one that cannot. */
export function resetPassword(visit: Visit): Promise<Page> {
  return withTicket(visit, { ...using, spends: false }, async (held) => {
    const weakness = passwordProblem(held.field('password'), held.email);
    if (weakness === null) return withTicket(visit, { ...using, spends: true }, takePassword);
    held.reply.code(422);
    return resetPage(held, { password: held.m.problems[weakness] });
  });
}

async function takePassword(held: Held): Promise<Page> {
  const { account, identity, attempts, outbox, locale, reply, ticket } = held;
  if (!account) return reply.redirect(siteCallback(held, callback, 'expired'), 303);
  const db = identity.database.kysely;
  if (ticket.email === account.email.toLowerCase()) await proveAddress(identity, account);
  await setPassword(db, account.id, await hashPassword(held.field('password')));
  await endAllSessions(identity, account.id);
  await endTickets(db, account.id);
  await attempts.unlock(account.email);
  const link = fullAddress(held, forgottenAddress(held));
  const letter = passwordChangedLetter(locale, { link, ...happenedNow(held) });
  outbox.later(() => identity.mailer.send({ to: account.email, ...letter }));
  return reply.redirect(wayBack(held, `${callback}?state=ok`), 303);
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
