import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { deadlineStateOf } from './deadline.ts';
import { type Countdown, countdownOf, type Programme } from './programmes.ts';

/** What stands in the first page's margin: how far the next date is, or how a programme without dates stands. */
export interface NextDate {
  readonly text: string;
  readonly label: Countdown['label'] | null;
  readonly date: Countdown['date'] | null;
  readonly title: string;
  readonly lang: string | undefined;
}

/** The closing date of the country's programmes that comes first; without one how its first programme stands. */
export function nextOf(own: readonly Programme[], locale: Locale, clock: Clock): NextDate | null {
  const shown = own.map((programme) => ({
    title: programme.title,
    lang: langOf(programme.locale, locale),
    countdown: countdownOf(programme, locale, clock),
    state: messagesFor(locale).graduates.programme.state[deadlineStateOf(programme, clock)],
  }));
  const [soonest] = shown
    .flatMap(({ countdown, title, lang }) => (countdown ? [{ ...countdown, title, lang }] : []))
    .sort((a, b) => Date.parse(a.date.dateTime) - Date.parse(b.date.dateTime));
  if (soonest) return soonest;
  const [first] = shown;
  return first ? { text: first.state, label: null, date: null, title: first.title, lang: first.lang } : null;
}
