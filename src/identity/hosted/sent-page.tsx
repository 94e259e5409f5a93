import { fillWithEmail } from './email-in-text.tsx';
import type { Flow } from './flow.ts';
import { FormFoot } from './frame/Form.tsx';
import { renderDoor } from './render.tsx';

interface Sent {
  readonly title: string;
  /** With `{email}` in it. */
  readonly text: string;
  readonly email: string;
  readonly link: { readonly text: string; readonly url: string };
}

/** That a mail is on its way, whether it is or not. */
export function sentPage(flow: Flow, { title, text, email, link }: Sent): string {
  return renderDoor(flow, {
    title,
    lede: fillWithEmail(text, email),
    url: null,
    children: (
      <FormFoot>
        <p>{flow.m.signUp.notThere}</p>
        <p>
          <a href={link.url}>{link.text}</a>
        </p>
      </FormFoot>
    ),
  });
}
