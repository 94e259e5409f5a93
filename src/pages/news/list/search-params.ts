import { offsetOf } from '../../../components/listing/paging.ts';
import type { NewsKind } from '../../../graphql/content/schema-types.gen.ts';
import type { PageRequest } from '../../page-module.ts';
import { boundsOfYear, wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenChoice, chosenId } from '../../shared/filters/filters.ts';
import type { NewsListQueryVariables } from './query.gen.ts';

export const pageSize = 15;

export const filterNames = ['q', 'kind', 'year', 'office', 'sector'] as const;

/** What the address asks the list for; values that cannot be are left out. */
export function newsListVariables({ recordId, locale, search }: PageRequest): NewsListQueryVariables {
  return {
    id: recordId ?? '',
    locale,
    words: wordsParam(search) || null,
    filter: {
      kind: chosenChoice<NewsKind>('news.kind', search.get('kind')),
      offices: chosenId(search.get('office')),
      sectors: chosenId(search.get('sector')),
    },
    ...boundsOfYear(search.get('year')),
    first: pageSize,
    offset: offsetOf(search, pageSize),
  };
}
