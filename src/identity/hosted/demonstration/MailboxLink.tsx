import { isMailboxOpen } from '../../mailbox/mailbox-access.ts';
import type { PageContext } from '../page-context.ts';

/** In demonstration mode: where the mail is that a page speaks of. */
export function MailboxLink({ context: { m, identity, request } }: { readonly context: PageContext }) {
  if (!isMailboxOpen(identity, request)) return null;
  return (
    <p>
      <a href="/mailbox">{m.demonstration.mailbox}</a>
    </p>
  );
}
