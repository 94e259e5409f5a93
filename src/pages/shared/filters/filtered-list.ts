import type { ActiveFilter } from '../../../components/listing/ActiveFilters.tsx';
import type { FilterField } from '../../../components/listing/Filters.tsx';
import { addressWith, type Paging, pagingOf } from '../../../components/listing/paging.ts';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest } from '../../page-module.ts';
import { opening, type PageOpening } from '../records/opening.ts';

/** Where a list is, and what its address asks for. */
export interface ListPlace {
  /** Its first page, with language prefix. */
  readonly address: string;
  readonly search: URLSearchParams;
  readonly locale: Locale;
}

/** What a list can be filtered by, and what it is filtered by. */
export interface ListFilters {
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
}

interface List {
  readonly filters: ListFilters;
  /** How many the list has, on all its pages. */
  readonly total: number;
  /** The sentence that says so. */
  readonly count: (values: { readonly count: number }) => string;
}

export interface FilteredListProps extends PageOpening, ListFilters {
  /** Where the form of the filters leads. */
  readonly action: string;
  readonly count: string;
}

export interface PagedListProps extends FilteredListProps {
  readonly paging: Paging;
}

export function listPlace({ locale, path, search }: PageRequest): ListPlace {
  return { address: addressOf(locale, path), search, locale };
}

/** What every list with filters shows before its items. */
export function filteredList(record: CoreFragment, request: PageRequest, list: List): FilteredListProps {
  const { fields, active } = list.filters;
  const place = listPlace(request);
  return {
    ...opening(record, request),
    fields,
    active: [...active, ...unknownIn(fields, place)],
    action: place.address,
    count: list.count({ count: list.total }),
  };
}

/** What the address asks for and no option is called: said beside what is set, without printing it, and left out of titles. */
export function unknownIn(fields: readonly FilterField[], { address, search }: ListPlace): ActiveFilter[] {
  return fields
    .filter(({ name, kind, value, options }) => {
      const offered = [value, ...options.map((option) => option.value)];
      return kind !== 'text' && search.getAll(name).some((asked) => asked !== '' && !offered.includes(asked));
    })
    .map(({ name, label }) => ({
      label,
      isUnknown: true,
      url: addressWith(address, search, { [name]: null, page: null }),
    }));
}

/** The same for a list of several pages; null where the address asks for a page that it has not. */
export function pagedList(
  record: CoreFragment,
  request: PageRequest,
  list: List & { readonly pageSize: number },
): PagedListProps | null {
  const paging = pagingOf({ ...listPlace(request), total: list.total, pageSize: list.pageSize });
  return paging.page > paging.pages ? null : { ...filteredList(record, request, list), paging };
}
