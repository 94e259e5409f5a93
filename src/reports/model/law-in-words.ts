import { formatDay } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Report } from './report.ts';

/** The law of which day a report is, and as it was known when. */
export function lawInWords({ locale, times }: Pick<Report, 'locale' | 'times'>): string {
  const { law, both } = messagesFor(locale).navigator.times;
  const on = formatDay(times.on, locale);
  return times.known === null ? law({ on }) : both({ on, known: formatDay(times.known, locale) });
}
