import { fill } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';

export interface OpenHours {
  /** IANA. */
  readonly zone: string;
  readonly lines: readonly {
    /** The days in the reader's language. */
    readonly text: string;
    /** Days of the week, Sunday 0. */
    readonly on: readonly number[];
    /** `09:00`, at the place. */
    readonly opens: string;
    readonly closes: string;
  }[];
}

/** When an office is open, by the clock of its place. */
export function OpenNow({ zone, lines, locale }: OpenHours & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className="capitals">{m.places.hours}</h2>
      {lines.map(({ text, opens, closes }) => (
        <p key={text}>
          {text} <time>{opens}</time>–<time>{closes}</time>
        </p>
      ))}
      <p className="meta">{fill(m.firm.places.localTime, { zone })}</p>
    </div>
  );
}
