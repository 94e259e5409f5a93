import { type Locale, localeFacts } from '../../routing/locales.ts';

/** Formatters are costly to make and few. */
const formatters = new Map<string, Intl.NumberFormat>();

/** An amount as a heading says it, “£1.9bn”, in whole units of an ISO 4217 currency; three figures are kept at least. */
export function briefAmount(amount: number, currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`;
  const format =
    formatters.get(key) ??
    new Intl.NumberFormat(localeFacts[locale].tag, {
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    });
  formatters.set(key, format);
  return format.format(amount);
}
