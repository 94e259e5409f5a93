import { monogramOf } from '../../components/art/monogram.ts';
import type { PersonProps } from '../../components/sections/section.ts';
import type { Locale } from '../../routing/locales.ts';
import { type NamedRecord, type PersonRecord, personOf } from '../cards.ts';

/** The fragment `PersonCard` with what a portrait and a line below it need. */
export interface PlatedRecord extends PersonRecord {
  readonly givenName: string;
  readonly familyName: string;
  readonly services: readonly NamedRecord[];
}

/** A person with the letters of their portrait, and their first practice. */
export function platedPerson(record: PlatedRecord, locale: Locale): PersonProps {
  return {
    ...personOf(record, locale),
    practice: record.services[0]?.title,
    mark: monogramOf(record),
  };
}
