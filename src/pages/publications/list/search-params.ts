import { offsetOf } from '../../../components/listing/paging.ts';
import type { PublicationAccess, PublicationKind } from '../../../graphql/content/schema-types.gen.ts';
import { isLocale } from '../../../i18n/locales.ts';
import type { PageRequest } from '../../page-module.ts';
import { boundsOfYear, wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenChoice, chosenId } from '../../shared/filters/filters.ts';
import type { PublicationsListQueryVariables } from './query.gen.ts';

/** A large card, three beside it, and six rows of two. */
export const pageSize = 16;

export const filterNames = [
  'q',
  'kind',
  'topic',
  'service',
  'sector',
  'jurisdiction',
  'author',
  'year',
  'language',
  'access',
] as const;

/** Orders that a reader may choose, by the value in the address; the first is taken where none is named. */
export const orders = ['newest', 'title'] as const;

export function orderParam(search: URLSearchParams): (typeof orders)[number] {
  return search.get('sort') === 'title' ? 'title' : 'newest';
}

/** What the address asks the list for; values that cannot be are left out. */
export function publicationsVariables(request: PageRequest): PublicationsListQueryVariables {
  const { recordId, locale, search } = request;
  const language = search.get('language');
  return {
    id: recordId ?? '',
    locale,
    words: wordsParam(search) || null,
    filter: {
      kind: chosenChoice<PublicationKind>('publication.kind', search.get('kind')),
      access: chosenChoice<PublicationAccess>('publication.access', search.get('access')),
      topics: chosenId(search.get('topic')),
      services: chosenId(search.get('service')),
      sectors: chosenId(search.get('sector')),
      jurisdictions: chosenId(search.get('jurisdiction')),
      authors: chosenId(search.get('author')),
    },
    availableIn: language && isLocale(language) ? [language] : null,
    ...boundsOfYear(search.get('year')),
    order: orderParam(search) === 'title' ? 'TITLE' : 'NEWEST',
    first: pageSize,
    offset: offsetOf(search, pageSize),
  };
}
