import type { FilterField } from '../../../components/listing/Filters.tsx';
import { choiceOptions, enumName } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { defaultLocale, type Locale } from '../../../i18n/locales.ts';
import type { NamedRecord } from '../records/cards.ts';

/** A record's id from the address, as a filter; null when there is none or it cannot be one. */
export function chosenId(value: string | null): string[] | null {
  return value && /^[a-z0-9][a-z0-9-]{1,62}$/.test(value) ? [value] : null;
}

/** The value when it is one of those allowed, else ''. */
export function chosenIn(allowed: readonly string[], value: string | null): string {
  return value !== null && allowed.includes(value) ? value : '';
}

/** The choice of a list that the address names, as GraphQL names it; null when there is none. */
export function chosenChoice<Name extends string>(
  list: Parameters<typeof choiceOptions>[0],
  value: string | null,
): [Name] | null {
  const chosen = chosenIn(
    choiceOptions(list, defaultLocale).map((option) => option.value),
    value,
  );
  return chosen ? [enumName(chosen) as Name] : null;
}

/** Records to filter by. */
export function optionsOf(records: readonly NamedRecord[], locale: Locale): FilterField['options'] {
  return records.map((record) => ({
    value: record.id,
    label: record.title,
    lang: langOf(record.locale, locale),
  }));
}
