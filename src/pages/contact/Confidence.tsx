import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';

/** That a message makes nobody a client, said before one is written. */
export function Confidence({ locale }: { readonly locale: Locale }) {
  const m = messagesFor(locale).firm.contact;
  return (
    <aside aria-label={m.confidence}>
      <p className="title-3">{m.confidence}</p>
      <p className="meta">{m.confidenceText}</p>
    </aside>
  );
}
