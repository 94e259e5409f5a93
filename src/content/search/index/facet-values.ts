import { isLocale } from '../../../i18n/locales.ts';
import { choiceOptions } from '../../types/choices.ts';
import { isContentTypeName } from '../../types/index.ts';
import type { FacetName } from './about.ts';

/** Whether a facet may have a value; whether one that names a record does is for the database to say. */
export function mayBeValue(name: FacetName, value: string): boolean {
  switch (name) {
    case 'type':
      return isContentTypeName(value);
    case 'state':
      return choiceOptions('navigatorCell.legalStatus', 'en').some((one) => one.value === value);
    case 'year':
      return /^\d{4}$/.test(value);
    case 'language':
      return isLocale(value);
    default:
      return true;
  }
}
