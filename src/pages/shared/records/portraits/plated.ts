import { monogramOf } from '../../../../art/component/monogram.ts';
import type { PersonProps } from '../../../../components/sections/section.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { personOf } from '../cards.ts';
import type { PlatedFragment } from './plated.fragments.gen.ts';

/** A person with the letters of their portrait, and their first practice. */
export function platedPerson(record: PlatedFragment, locale: Locale): PersonProps {
  return {
    ...personOf(record, locale),
    practice: record.services[0]?.title,
    mark: monogramOf(record),
  };
}
