import { partsAround } from '../../../i18n/parts-around.ts';
import type { HostedMessages } from '../messages/messages.ts';

/** Read by people: nothing at the provider switches a second factor off for somebody who is not signed in. */
const contact = 'security@fenwardenlisle.example';

/** What to do when the passkey that is asked for is not there any more. */
export function LostPasskey({ m }: { readonly m: HostedMessages }) {
  const [before, after] = partsAround((place) => m.secondFactor.lost({ contact: place }));
  return (
    <p>
      {before}
      <a href={`mailto:${contact}`} translate="no">
        {contact}
      </a>
      {after}
    </p>
  );
}
