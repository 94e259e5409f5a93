import { isMailboxOpen } from '../../mailbox/mailbox-access.ts';
import type { Visit } from '../visit.ts';

/** In demonstration mode: where the mail is that a page speaks of. */
export function MailboxLink({ visit: { m, identity, request } }: { readonly visit: Visit }) {
  if (!isMailboxOpen(identity, request)) return null;
  return (
    <p>
      <a href="/mailbox">{m.demonstration.mailbox}</a>
    </p>
  );
}
