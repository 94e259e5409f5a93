import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { HostedForm, type Problems } from '../frame/Form.tsx';
import { renderDoor } from '../render.tsx';
import type { Visit } from '../visit.ts';

interface Confirmed {
  readonly title: string;
  readonly lede: ReactNode;
  readonly button: string;
  readonly action: string;
  readonly ticket: string;
  readonly problems?: Problems;
  readonly children?: ReactNode;
}

/** What a link of a mail is about to do: programs that open links in mails do nothing by it. */
export function confirmPage(visit: Visit, page: Confirmed): string {
  const { title, lede, button, action, ticket, problems, children } = page;
  return renderDoor(visit, {
    title,
    lede,
    problems,
    url: `${action.split('?')[0]}?${new URLSearchParams({ ticket })}`,
    children: (
      <HostedForm action={action} hidden={{ ticket }}>
        {children}
        <Button kind="solid" wide>
          {button}
        </Button>
      </HostedForm>
    ),
  });
}
