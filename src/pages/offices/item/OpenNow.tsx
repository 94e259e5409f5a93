import { OpeningState, type OpeningTimes } from '../../../components/sections/OpeningState.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';

export interface OpenHours {
  /** The clock that the hours are by, in the reader's language. */
  readonly zone: string;
  readonly lines: readonly {
    /** The days in the reader's language. */
    readonly text: string;
    /** `09:00`, at the place. */
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Null when the hours are no days of the week: nobody can say then whether it is open. */
  readonly opening: OpeningTimes | null;
}

/** When an office is open, by the clock of its place, and whether it is now. */
export function OpenNow({ zone, lines, opening, locale }: OpenHours & { readonly locale: Locale }) {
  const m = messagesFor(locale);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className="capitals">{m.locations.hours}</h2>
      {opening && <OpeningState {...opening} />}
      {lines.map(({ text, opens, closes }) => (
        <p key={text}>
          {text} <time>{opens}</time>–<time>{closes}</time>
        </p>
      ))}
      <p className="meta">
        {zone}
        <br />
        {m.locations.usual}
      </p>
    </div>
  );
}
