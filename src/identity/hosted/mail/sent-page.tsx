import { MailboxLink } from '../demonstration/MailboxLink.tsx';
import type { Flow, FlowPage } from '../flow.ts';
import { FormFoot } from '../layout/Form.tsx';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { renderDoor } from '../render.tsx';

interface Sent {
  readonly title: string;
  readonly text: (values: { readonly email: string }) => string;
  /** Where it stands. */
  readonly page: FlowPage;
  readonly link: { readonly text: string; readonly to: FlowPage };
}

/** That a mail is on its way, whether there is an account or not. */
export function sentPage(flow: Flow, { title, text, page, link }: Sent): string {
  return renderDoor(flow, {
    title,
    lede: fillWithEmail(text, flow.fields.email.trim()),
    url: flow.at(page),
    children: (
      <>
        <FormFoot>
          <p>{flow.m.signUp.notThere}</p>
          <MailboxLink context={flow} />
        </FormFoot>
        <FormFoot>
          <p>
            <a href={flow.at(link.to)}>{link.text}</a>
          </p>
        </FormFoot>
      </>
    ),
  });
}
