import { monogramOf } from '../../../../art/component/monogram.ts';
import type { PersonProps } from '../../../../components/sections/section.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { personOf } from '../cards.ts';
import type { PlatedFragment } from './plated.fragments.gen.ts';

/** A person with the letters of their portrait, and their first practice. */
export function platedPerson(record: PlatedFragment, locale: Locale): PersonProps {
  const [practice] = record.services;
  return {
    ...personOf(record, locale),
    practice: practice && { text: practice.title, lang: langOf(practice.locale, locale) },
    mark: monogramOf(record),
  };
}
