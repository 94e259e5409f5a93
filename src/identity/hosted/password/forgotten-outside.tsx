import { readEmail } from '../../accounts/accounts.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { forgottenAddress } from '../addresses.ts';
import { MailboxLink } from '../demonstration/MailboxLink.tsx';
import { AddressForm } from '../frame/AddressForm.tsx';
import { FormFoot, type Problems } from '../frame/Form.tsx';
import { mailReset } from '../mail/mails.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { mailProblem } from '../refusal.ts';
import { renderDoor } from '../render.tsx';
import type { Page, Visit } from '../visit.ts';

/** `GET /forgotten-password`: what warnings by mail lead to; no sign-in is under way there. */
export function showForgotten(visit: Visit): Page {
  return addressPage(visit, '');
}

/** `POST /forgotten-password`: one answer, whether or not there is such an account. */
export async function askForResetOutside(visit: Visit): Promise<Page> {
  const { m, identity, attempts, outbox, client, locale, request, reply } = visit;
  const typed = visit.field('email');
  const email = readEmail(typed);
  if (email === null) {
    reply.code(422);
    return addressPage(visit, typed, { email: m.problems.email });
  }
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return addressPage(visit, typed, { email: mailProblem(visit, allowed) });
  outbox.later(() => mailReset(identity, email, { locale, clientId: client.clientId }));
  return renderDoor(visit, {
    title: m.forgotten.sentTitle,
    lede: fillWithEmail(m.forgotten.sent, email),
    url: null,
    children: (
      <FormFoot>
        <p>{m.signUp.notThere}</p>
        <MailboxLink visit={visit} />
      </FormFoot>
    ),
  });
}

function addressPage(visit: Visit, email: string, problems?: Problems): string {
  const { m } = visit;
  const address = forgottenAddress(visit);
  return renderDoor(visit, {
    title: m.forgotten.title,
    lede: m.forgotten.lede,
    problems,
    url: address,
    children: (
      <AddressForm m={m} action={address} email={email} problems={problems} button={m.forgotten.button} />
    ),
  });
}
