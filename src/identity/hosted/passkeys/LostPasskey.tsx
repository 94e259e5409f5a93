import type { HostedMessages } from '../messages/messages.ts';
import { fillWithContact } from '../plain/contact-in-text.tsx';

/** What to do when the passkey that is asked for is not there: nothing switches a second factor off for a stranger. */
export function LostPasskey({ m }: { readonly m: HostedMessages }) {
  return <p>{fillWithContact(m.secondFactor.lost)}</p>;
}
