import type { Page, PageContext } from '../page-context.ts';
import { fillWithEmail } from '../plain/email-in-text.tsx';
import { renderDoor } from '../render.tsx';
import { confirmPage } from './confirm-page.tsx';
import { useUp, withTicket } from './held-ticket.ts';
import { ToSignIn } from './spent-page.tsx';

const using = { purpose: 'unlock' } as const;

/** `GET /unlock?ticket=`. */
export function showUnlock(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { title, lede, button } = held.m.unlock;
    const { action, secret: ticket, email } = held;
    return confirmPage(held, { title, button, action, ticket, lede: fillWithEmail(lede, email) });
  });
}

/** `POST /unlock`: lets the account be tried again. */
export function unlock(context: PageContext): Promise<Page> {
  return withTicket(context, using, async (held) => {
    const { m, attempts, email } = held;
    // Before the link is spent: where it fails, it can be used again.
    await attempts.unlock(email);
    return useUp(
      held,
      using,
      async () => {},
      () =>
        renderDoor(held, {
          title: m.unlock.doneTitle,
          lede: m.unlock.done,
          url: null,
          children: <ToSignIn context={held} />,
        }),
    );
  });
}
