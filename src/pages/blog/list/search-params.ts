import { offsetOf } from '../../../components/listing/paging.ts';
import { isLocale } from '../../../i18n/locales.ts';
import type { PageRequest } from '../../page-module.ts';
import { wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenId } from '../../shared/filters/filters.ts';
import type { BlogListQueryVariables } from './query.gen.ts';

/** A large card, three beside it, and a column of twelve. */
export const pageSize = 16;

/** Search parameters, in the order of the form. */
export const filterNames = ['q', 'category', 'series', 'author', 'topic', 'month', 'language'] as const;

/** What the address asks the list for; values that cannot be are left out. */
export function blogVariables({ recordId, locale, search }: PageRequest): BlogListQueryVariables {
  const language = search.get('language');
  const month = search.get('month') ?? '';
  return {
    id: recordId ?? '',
    locale,
    words: wordsParam(search) || null,
    filter: {
      categories: chosenId(search.get('category')),
      series: chosenId(search.get('series')),
      authors: chosenId(search.get('author')),
      topics: chosenId(search.get('topic')),
      month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? [month] : null,
    },
    availableIn: language && isLocale(language) ? [language] : null,
    first: pageSize,
    offset: offsetOf(search, pageSize),
  };
}
