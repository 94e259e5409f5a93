import { formatMoney, formatNumber } from './format.ts';
import { numberFormat } from './formatters.ts';
import { type Locale, localeFacts } from './locales.ts';

/** What languages count that `Intl` has no units for. */
interface CountedUnits {
  readonly people: (values: { count: number }) => string;
  readonly workingDays: (values: { count: number }) => string;
}

const units: Readonly<Record<string, string>> = {
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

/**
 * An amount with its unit, as the language writes it: “72 hours”, “4%”, “€20,000,000”.
 *
 * @param unit as entries of the navigator name it: `hours`, `working-days`, `percent`, `people` …, or an ISO 4217
 *   currency; the bare number for any other
 */
export function formatAmount(value: number, unit: string, locale: Locale, counted: CountedUnits): string {
  const { tag } = localeFacts[locale];
  const named = units[unit];
  if (named) return numberFormat(tag, { style: 'unit', unit: named, unitDisplay: 'long' }).format(value);
  switch (unit) {
    case 'percent':
      return numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
    case 'people':
      return counted.people({ count: value });
    case 'working-days':
      return counted.workingDays({ count: value });
    default:
      return /^[A-Z]{3}$/.test(unit) ? formatMoney(value, unit, locale) : formatNumber(value, locale);
  }
}
