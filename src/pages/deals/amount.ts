import { numberFormat } from '../../i18n/formatters.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';

/** An amount as a heading says it, “£1.9bn”, in whole units of an ISO 4217 currency; three figures are kept at least. */
export function briefAmount(amount: number, currency: string, locale: Locale): string {
  const format = numberFormat(localeFacts[locale].tag, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  return format.format(amount);
}
