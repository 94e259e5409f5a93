import { readEmail } from '../../accounts/accounts.ts';
import { attemptBy } from '../../limits/attempts.ts';
import { forgottenAddress } from '../addresses.ts';
import { MailboxLink } from '../demonstration/MailboxLink.tsx';
import { AddressForm } from '../layout/AddressForm.tsx';
import { FormFoot, type Problems } from '../layout/Form.tsx';
import { mailReset } from '../mail/mails.ts';
import type { Page, PageContext } from '../page-context.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { mailProblem } from '../refusal.ts';
import { renderDoor } from '../render.tsx';

/** `GET /forgotten-password`: what warnings by mail lead to; no sign-in is under way there. */
export function showForgotten(context: PageContext): Page {
  return addressPage(context, '');
}

/** `POST /forgotten-password`: one answer, whether or not there is such an account. */
export async function askForResetOutside(context: PageContext): Promise<Page> {
  const { m, identity, attempts, outbox, client, locale, request, reply } = context;
  const typed = context.field('email');
  const email = readEmail(typed);
  if (email === null) {
    reply.code(422);
    return addressPage(context, typed, { email: m.problems.email });
  }
  const allowed = await attempts.mayMail(attemptBy(request, { email }));
  if (!allowed.ok) return addressPage(context, typed, { email: mailProblem(context, allowed) });
  outbox.later(() => mailReset(identity, email, { locale, clientId: client.clientId }));
  return renderDoor(context, {
    title: m.forgotten.sentTitle,
    lede: fillWithEmail(m.forgotten.sent, email),
    url: null,
    children: (
      <FormFoot>
        <p>{m.signUp.notThere}</p>
        <MailboxLink context={context} />
      </FormFoot>
    ),
  });
}

function addressPage(context: PageContext, email: string, problems?: Problems): string {
  const { m } = context;
  const address = forgottenAddress(context);
  return renderDoor(context, {
    title: m.forgotten.title,
    lede: m.forgotten.lede,
    problems,
    url: address,
    children: (
      <AddressForm m={m} action={address} email={email} problems={problems} button={m.forgotten.button} />
    ),
  });
}
