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
  /** What its address and its form say besides the ticket. */
  readonly also?: Readonly<Record<string, string>>;
  readonly problems?: Problems | undefined;
  readonly children?: ReactNode;
  /** What stands below the form. */
  readonly below?: ReactNode;
}

/** What a link of a mail is about to do: programs that open links in mails do nothing by it. */
export function confirmPage(visit: Visit, page: Confirmed): string {
  const { title, lede, button, action, ticket, also = {}, problems, children, below } = page;
  return renderDoor(visit, {
    title,
    lede,
    problems,
    url: `${action.split('?')[0]}?${new URLSearchParams({ ticket, ...also })}`,
    children: (
      <>
        <HostedForm action={action} hidden={{ ticket, ...also }}>
          {children}
          <Button kind="solid" wide>
            {button}
          </Button>
        </HostedForm>
        {below}
      </>
    ),
  });
}
