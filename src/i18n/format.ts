import { dateFormat, languageNames, listFormat, numberFormat } from './formatters.ts';
import { type Locale, localeFacts } from './locales.ts';

const dayStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const tagOf = (locale: Locale) => localeFacts[locale].tag;

/** A calendar day (`2026-11-20`) or the UTC day of an instant, in words: “20 November 2026”. */
export function formatDay(day: string, locale: Locale, style: keyof typeof dayStyles = 'long'): string {
  const format = dateFormat(tagOf(locale), { ...dayStyles[style], timeZone: 'UTC' });
  return firstOfMonth(format.format(new Date(day)), locale);
}

/** French writes the first of a month as an ordinal, and only the first; Intl does not. */
function firstOfMonth(text: string, locale: Locale): string {
  if (localeFacts[locale].language !== 'fr') return text;
  return text.replaceAll(/(?<!\d)1(?=\s\p{L}{3})/gu, '1er');
}

/**
 * The time of day as the language writes it: Chinese names the zone after the time, in parentheses; Intl puts it
 * between the day and the time.
 */
export function zoneLast(text: string, locale: Locale): string {
  if (localeFacts[locale].language !== 'zh') return text;
  return text.replaceAll(/((?:GMT|UTC)\S*) (\d\d:\d\d(?:–\d\d:\d\d)?)/gu, '$2（$1）');
}

/** The time between two instants at a place, with the zone's name when `timeZone` (IANA) is known. */
export function formatSpan(from: string, to: string, locale: Locale, timeZone: string): string {
  const format = dateFormat(tagOf(locale), {
    ...dayStyles.long,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return zoneLast(firstOfMonth(format.formatRange(new Date(from), new Date(to)), locale), locale);
}

export function formatInstant(instant: string, locale: Locale, timeZone = 'UTC'): string {
  const format = dateFormat(tagOf(locale), {
    ...dayStyles.long,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return zoneLast(firstOfMonth(format.format(new Date(instant)), locale), locale);
}

export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(tagOf(locale)).format(value);
}

/** A number of days as people say it: “30 days”, “12 months”, “6 years”. */
export function formatPeriod(days: number, locale: Locale): string {
  const isInYears = days >= 2 * 365 && days % 365 === 0;
  const [unit, count] = isInYears
    ? (['year', days / 365] as const)
    : days < 60
      ? (['day', days] as const)
      : (['month', Math.round((days / 365) * 12)] as const);
  return numberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** An amount in whole units of an ISO 4217 currency; the bare number when the currency is not known. */
export function formatMoney(amount: number, currency: string | null | undefined, locale: Locale): string {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return formatNumber(amount, locale);
  // French would write “£GB”; dollars keep their country, of which there are several.
  const currencyDisplay =
    currency === 'GBP' && localeFacts[locale].language === 'fr' ? 'narrowSymbol' : 'symbol';
  const options = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  return numberFormat(tagOf(locale), options).format(amount);
}

/** “A, B and C” as the language writes it; “A, B, C” for `unit`, which Intl would join with “et” or with nothing. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  if (type === 'unit') return items.join(localeFacts[locale].language === 'zh' ? '，' : ', ');
  return listFormat(tagOf(locale)).format(items);
}

/** A full hour of the day, 0 to 23: “08:00”. */
export function hourOfDay(hour: number, locale: Locale): string {
  const format = dateFormat(tagOf(locale), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2024, 0, 1, hour)));
}

/** A day of the week, 1 to 7, Monday first: “Monday”, as the language writes it within a sentence. */
export function nameOfWeekday(weekday: number, locale: Locale): string {
  const format = dateFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return format.format(new Date(Date.UTC(2024, 0, weekday)));
}

/** Whether a text has the form of a language's tag with its script and region, if any: `fr`, `zh-Hant`, `zh-Hant-HK`. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(text);
}

/** Names of languages by where and of which: to look one up takes as long as all else that an option of a list does. */
const namesOfLanguages = new Map<string, string>();
const mostNames = 2_000;

/** The name of a language given by its tag (`fr`, `zh-CN`); any other text is returned as it is. */
export function languageName(language: string, locale: Locale): string {
  if (!isLanguageTag(language)) return language;
  const key = `${locale} ${language}`;
  const known = namesOfLanguages.get(key);
  if (known !== undefined) return known;
  const name = languageNames(tagOf(locale)).of(language) ?? language;
  if (namesOfLanguages.size < mostNames) namesOfLanguages.set(key, name);
  return name;
}
