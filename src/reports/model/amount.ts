import { formatMoney, formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Threshold } from './report.ts';

const units = {
  hours: 'hours',
  days: 'days',
  'working-days': 'workingDays',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  people: 'people',
} as const;

/** A figure of the law in words: “72 hours”, “€20,000,000”, “4%”; with a unit that nobody foresaw as it stands. */
export function amountInWords({ value, unit }: Omit<Threshold, 'label'>, locale: Locale): string {
  const m = messagesFor(locale).report.units;
  const number = formatNumber(value, locale);
  if (unit === 'percent') return m.percent({ value: number });
  if (/^[A-Z]{3}$/.test(unit)) return formatMoney(value, unit, locale);
  return isKnown(unit) ? m[units[unit]]({ count: value, value: number }) : `${number} ${unit}`;
}

/** What a figure counts, without the figure: “hours”, “%”; a currency is its ISO 4217 code. */
export function unitInWords({ value, unit }: Omit<Threshold, 'label'>, locale: Locale): string {
  const m = messagesFor(locale).report.units;
  if (unit === 'percent') return '%';
  return isKnown(unit) ? m[units[unit]]({ count: value, value: '' }).trim() : unit;
}

const isKnown = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit);
