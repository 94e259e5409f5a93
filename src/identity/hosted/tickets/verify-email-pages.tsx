import { ButtonLink } from '../../../components/controls/Button.tsx';
import { FormFoot, OtherWays, type Problems } from '../layout/Form.tsx';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { confirmPage } from './confirm-page.tsx';
import type { Held } from './held-ticket.ts';
import { CurrentPassword, NewPassword } from './password-fields.tsx';

/** In the browser in which somebody signed up: one button. */
export function confirmHerePage(held: Held): string {
  const { title, lede, button } = held.m.verifyEmail;
  const { action, secret: ticket, email } = held;
  return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
}

/** In another browser: the password that was chosen at sign-up, or the way to one of the owner's own. */
export function askPasswordPage(held: Held, problems?: Problems): string {
  const { m, action, secret: ticket, email } = held;
  const words = m.verifyEmail;
  return confirmPage(held, {
    title: words.title,
    lede: fillWithEmail(words.ask, email),
    button: words.button,
    action,
    ticket,
    problems,
    children: <CurrentPassword held={held} problems={problems} />,
    below: (
      <>
        <OtherWays or={m.signIn.or}>
          <ButtonLink href={`${action}&${new URLSearchParams({ ticket, choose: 'yes' })}`} wide>
            {words.toChoose}
          </ButtonLink>
        </OtherWays>
        <FormFoot>
          <p>{words.noAccount}</p>
        </FormFoot>
      </>
    ),
  });
}

/** A password of the owner's own, in the place of what was chosen at sign-up. */
export function chooseOwnPage(held: Held, problems?: Problems): string {
  const { m, action, secret: ticket, email } = held;
  const words = m.verifyEmail;
  return confirmPage(held, {
    title: words.chooseTitle,
    lede: fillWithEmail(words.choose, email),
    button: words.chooseButton,
    action,
    ticket,
    also: { choose: 'yes' },
    problems,
    children: <NewPassword held={held} label={m.resetPassword.label} problems={problems} />,
    below: (
      <FormFoot>
        <p>
          <a href={`${action}&${new URLSearchParams({ ticket })}`}>{words.toAsk}</a>
        </p>
        <p>{words.noAccount}</p>
      </FormFoot>
    ),
  });
}
