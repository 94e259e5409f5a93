import { fillWithContact } from '../contact-in-text.tsx';
import type { HostedMessages } from '../messages/messages.ts';

/** What to do when the passkey that is asked for is not there: nothing switches a second factor off for a stranger. */
export function LostPasskey({ m }: { readonly m: HostedMessages }) {
  return <p>{fillWithContact(m.secondFactor.lost)}</p>;
}
