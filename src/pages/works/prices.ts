import { formatMoney } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';

interface Priced {
  /** The least that a year costs, in whole units of the currency; 0 for what is free, null when it is not said. */
  readonly priceFrom: number | null;
  readonly priceCurrency: string | null;
}

/** “From £18,000 a year”, “Free of charge”, “On request”. */
export function priceOf({ priceFrom, priceCurrency }: Priced, locale: Locale): string {
  const m = messagesFor(locale).products;
  if (priceFrom === null) return m.onRequest;
  return priceFrom === 0 ? m.free : m.from({ amount: formatMoney(priceFrom, priceCurrency, locale) });
}

/** How the list is filtered by price. */
export function priceBand({ priceFrom }: Pick<Priced, 'priceFrom'>): 'free' | 'charged' | 'on-request' {
  if (priceFrom === null) return 'on-request';
  return priceFrom === 0 ? 'free' : 'charged';
}
