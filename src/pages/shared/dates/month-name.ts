import { dateFormat } from '../../../i18n/formatters.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';

/** A calendar month (`2026-11`) in words: “November 2026”. */
export function monthName(month: string, locale: Locale): string {
  const format = dateFormat(localeFacts[locale].tag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01`));
}
