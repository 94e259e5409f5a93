import { offsetOf } from '../../components/listing/paging.ts';
import { bands } from '../../content/lists/worth.ts';
import type { DealKind } from '../../graphql/content/schema-types.gen.ts';
import type { PageRequest } from '../page-module.ts';
import { boundsOfYear } from '../shared/filters/facet-fields.ts';
import { chosenChoice, chosenId, chosenIn } from '../shared/filters/filters.ts';
import type { DealsQuery, DealsQueryVariables } from './query.gen.ts';

/** As many as fill rows of two and of three. */
export const pageSize = 18;

/** Orders that a reader may choose, by the value in the address; the first is taken where none is named. */
export const orders = ['newest', 'value'] as const;
type DealOrder = (typeof orders)[number];

/** What the list may be shown as, in the same way. */
export const looks = ['tombstones', 'table'] as const;
export type DealLook = (typeof looks)[number];

/** What deals are found by. */
export const filterNames = ['year', 'kind', 'sector', 'service', 'jurisdiction', 'office', 'value'] as const;
export type DealFilter = (typeof filterNames)[number];

/** The one deal that an address leads to: see `dealAddress`. */
export const oneDeal = 'deal';

/** What the address asks the list for; values that cannot be are left out. */
export function dealsVariables({ recordId, locale, search }: PageRequest): DealsQueryVariables {
  const band = chosenIn(bands, search.get('value'));
  const one = chosenId(search.get(oneDeal));
  return {
    id: recordId ?? '',
    locale,
    filter: {
      kind: chosenChoice<DealKind>('deal.kind', search.get('kind')),
      sectors: chosenId(search.get('sector')),
      services: chosenId(search.get('service')),
      jurisdictions: chosenId(search.get('jurisdiction')),
      office: chosenId(search.get('office')),
      band: band ? [band] : null,
    },
    ...boundsOfYear(search.get('year')),
    order: orderParam(search) === 'value' ? 'AMOUNT' : 'NEWEST',
    first: pageSize,
    offset: offsetOf(search, pageSize),
    one,
    hasOne: one !== null,
  };
}

/** The deals of the page, or the one that its address leads to; and how many there are in all. */
export function dealsFound({ deals, alone }: DealsQuery): Pick<DealsQuery['deals'], 'nodes' | 'totalCount'> {
  return alone && alone.nodes.length > 0 ? { nodes: alone.nodes, totalCount: 1 } : deals;
}

/** What asks for the deals behind those; null behind the last, and where one is shown alone. */
export function furtherThan(data: DealsQuery): Partial<DealsQueryVariables> | null {
  const { deals } = data;
  const goesOn = dealsFound(data).nodes === deals.nodes && deals.pageInfo.hasNextPage;
  return goesOn ? { after: deals.pageInfo.endCursor } : null;
}

export function orderParam(search: URLSearchParams): DealOrder {
  return search.get('sort') === 'value' ? 'value' : 'newest';
}

export function lookParam(search: URLSearchParams): DealLook {
  return search.get('view') === 'table' ? 'table' : 'tombstones';
}
