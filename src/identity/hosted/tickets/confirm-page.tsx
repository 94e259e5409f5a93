import type { ReactNode } from 'react';
import { Button } from '../../../components/controls/Button.tsx';
import { HostedForm, type Problems } from '../layout/Form.tsx';
import type { PageContext } from '../page-context.ts';
import { renderDoor } from '../render.tsx';

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
export function confirmPage(context: PageContext, page: Confirmed): string {
  const { title, lede, button, action, ticket, also = {}, problems, children, below } = page;
  return renderDoor(context, {
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
