import { FormFoot, type Problems, TextField } from '../layout/Form.tsx';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { plainPage } from '../plain/plain-page.tsx';
import { confirmPage } from './confirm-page.tsx';
import type { Held } from './held-ticket.ts';

/** Where the account is signed in: one button. */
export function confirmHerePage(held: Held): string {
  const { title, lede, button } = held.m.changeEmail;
  const { action, secret: ticket, email } = held;
  return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
}

/**
 * In any other browser: the password of the account, if it has one. Whose account it is the page does not say, since
 * somebody else may have typed this address.
 */
export function askPasswordPage(held: Held, problems?: Problems): string {
  const { m, action, secret: ticket, email, account } = held;
  const words = m.changeEmail;
  const { title, button } = words;
  if (!account?.password_hash)
    return plainPage(held, { title, text: fillWithEmail(words.whereSignedIn, email) });
  return confirmPage(held, {
    title,
    lede: fillWithEmail(words.ask, email),
    button,
    action,
    ticket,
    problems,
    children: (
      <TextField
        name="password"
        type="password"
        label={m.password}
        autoComplete="current-password"
        problems={problems}
      />
    ),
    below: (
      <FormFoot>
        <p>{words.notMine}</p>
      </FormFoot>
    ),
  });
}
