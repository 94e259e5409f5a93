import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';

interface ConfidenceProps {
  readonly locale: Locale;
  /** Set where the page's first sentence has said the title already. */
  readonly untitled?: boolean;
}

/** That a message makes nobody a client, said before one is written. */
export function Confidence({ locale, untitled = false }: ConfidenceProps) {
  const m = messagesFor(locale).contact;
  return (
    <aside aria-label={m.confidence}>
      {!untitled && <p className="title-3">{m.confidence}</p>}
      <p className="meta">{m.confidenceText}</p>
    </aside>
  );
}
