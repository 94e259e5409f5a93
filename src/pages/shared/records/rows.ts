import type { Labelled, MetaRow, Section } from '../../../components/sections/section.ts';
import type { CoreFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { type CardRecord, cardsOf, labelled, type NamedRecord, peopleOf } from './cards.ts';

/** Rows and sections of a record; each is null when there is nothing to show. */

export function textRow(label: string, text: string | 0 | null | undefined): MetaRow | null {
  return text ? { label, values: [{ text }] } : null;
}

export function dayRow(label: string, day: string | null | undefined, locale: Locale): MetaRow | null {
  return day ? { label, values: [{ text: formatDay(day, locale), dateTime: day }] } : null;
}

export function recordsRow(
  label: string,
  records: readonly (NamedRecord | null)[],
  locale: Locale,
): MetaRow | null {
  const values: Labelled[] = records.flatMap((record) => (record ? [labelled(record, locale)] : []));
  return values.length > 0 ? { label, values } : null;
}

/** The other languages that a record can be read in. */
export function languagesRow(
  label: string,
  translations: CoreFragment['translations'],
  locale: Locale,
): MetaRow | null {
  const others = translations.filter((one) => one.locale !== locale && one.url !== null);
  const values = others.map((one) => ({
    text: localeFacts[one.locale].name,
    url: one.url,
    lang: localeFacts[one.locale].tag,
  }));
  return values.length > 0 ? { label, values } : null;
}

export function rowsOf(rows: readonly (MetaRow | null)[]): MetaRow[] {
  return rows.filter((row): row is MetaRow => row !== null);
}

export function cardSection(
  id: string,
  heading: string,
  records: readonly CardRecord[],
  locale: Locale,
  withType = false,
): Section | null {
  // A record without a page of its own is not something to go to.
  const shown = records.filter(({ url }) => url !== null);
  return shown.length > 0 ? { kind: 'cards', id, heading, cards: cardsOf(shown, locale, withType) } : null;
}

export function peopleSection(
  id: string,
  heading: string,
  people: readonly (PersonCardFragment | null)[],
  locale: Locale,
): Section | null {
  const shown = people.filter((person): person is PersonCardFragment => person !== null);
  return shown.length > 0 ? { kind: 'people', id, heading, people: peopleOf(shown, locale) } : null;
}

export function linesSection(
  id: string,
  heading: string,
  text: string | null,
  lang?: string,
): Section | null {
  return text ? { kind: 'text', id, heading, lang, lines: text.split('\n').filter(Boolean) } : null;
}
