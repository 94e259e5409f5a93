import { passwordChangedLetter, passwordChangedPasskeysRemovedLetter } from '../../../mail/letters.ts';
import { type Account, addressKey, setPassword } from '../../accounts/accounts.ts';
import { hashPassword, passwordProblem } from '../../accounts/passwords.ts';
import { proveAddress } from '../../accounts/prove-address.ts';
import { endTickets } from '../../accounts/tickets.ts';
import { endJoinsAfterReset } from '../../management/mail-joined-accounts.ts';
import { queueMail } from '../../outgoing/queue.ts';
import { endAllSessions } from '../../provider/sessions/sessions.ts';
import { happenedNow } from '../../security/happened.ts';
import { forgottenAddress, fullAddress } from '../addresses.ts';
import type { Problems } from '../layout/Form.tsx';
import type { Page, PageContext } from '../page-context.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { wayBack } from '../return-address.ts';
import { confirmPage } from './confirm-page.tsx';
import { type Held, siteCallback, useUp, withTicket } from './held-ticket.ts';
import {
  asksToRemove,
  PasskeyAddedMeanwhile,
  PasskeysPart,
  passkeysAtReset,
  removePasskeysAtReset,
} from './passkeys-at-reset.tsx';
import { NewPassword } from './password-fields.tsx';

const callback = '/auth/password-reset-callback';
const using = { purpose: 'reset-password', callback } as const;

/** `GET /reset-password?ticket=`. */
export function showResetPassword(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => (isOfAddress(held) ? resetPage(held) : spent(held)));
}

/** Whether the account still has the address that the link was mailed to: it may have been asked for as that changed. */
function isOfAddress({ account, ticket }: Held): boolean {
  return account !== null && addressKey(account.email) === ticket.email;
}

function spent(held: Held): Page {
  return held.reply.redirect(siteCallback(held, callback, 'expired'), 303);
}

/** `POST /reset-password`: the ticket is used up by a password that can be taken, not by one that cannot. */
export function resetPassword(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { account } = held;
    if (!account || !isOfAddress(held)) return spent(held);
    const weakness = passwordProblem(held.field('password'), held.email);
    if (weakness === null) return takePassword(held, account);
    held.reply.code(422);
    return resetPage(held, { problems: { password: held.m.problems[weakness] }, ticked: asksToRemove(held) });
  });
}

/** Link, password, passkeys, sessions, tokens and the warning by mail: all of it, or nothing. */
async function takePassword(held: Held, account: Account): Promise<Page> {
  const { m, attempts, outbox, locale, reply } = held;
  const passwordHash = await hashPassword(held.field('password'));
  const link = fullAddress(held, forgottenAddress(held));
  // Counted elsewhere; before the link is spent, so that nobody stays locked out for whom the rest was done.
  await attempts.unlock(account.email);
  return useUp(
    held,
    using,
    async (db) => {
      const database = { kysely: db };
      const isRemoved = await removePasskeysAtReset(held, db, account);
      await proveAddress({ database }, account);
      await setPassword(db, account.id, passwordHash);
      await endAllSessions({ database }, account.id);
      await endTickets(db, account.id);
      await endJoinsAfterReset(held, db, account.id);
      const write = isRemoved ? passwordChangedPasskeysRemovedLetter : passwordChangedLetter;
      await queueMail(db, { to: account.email, ...write(locale, { link, ...happenedNow(held) }) });
    },
    () => {
      outbox.wake();
      return reply.redirect(wayBack(held, `${callback}?state=ok`), 303);
    },
  ).catch((error: unknown) => {
    if (!(error instanceof PasskeyAddedMeanwhile)) throw error;
    reply.code(409);
    return resetPage(held, { problems: { 'remove-passkeys': m.resetPassword.passkeys.changed } });
  });
}

interface ResetState {
  readonly problems?: Problems;
  /** Whether the box for removing passkeys was ticked. */
  readonly ticked?: boolean;
}

async function resetPage(held: Held, { problems, ticked }: ResetState = {}): Promise<string> {
  const passkeys = await passkeysAtReset(held, ticked);
  const { m, email, action, secret: ticket } = held;
  const { title, lede, label, button } = m.resetPassword;
  return confirmPage(held, {
    title,
    lede: fillWithEmail(lede, email),
    button,
    action,
    ticket,
    problems,
    children: (
      <>
        <NewPassword held={held} label={label} problems={problems} />
        {passkeys && <PasskeysPart held={held} passkeys={passkeys} />}
      </>
    ),
  });
}
