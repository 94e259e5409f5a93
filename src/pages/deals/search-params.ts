import { declaredName } from '../../content/types/choices.ts';
import type { FacetRecord } from '../shared/filters/facet-fields.ts';
import {
  type FiltersOf,
  type FilterValue,
  narrowed,
  plainValue,
  recordValues,
} from '../shared/filters/narrowed.ts';
import type { DealsQuery } from './query.gen.ts';
import { type Band, bandOf, bands, worthOf } from './worth.ts';

export type Deal = DealsQuery['deals']['nodes'][number];

/** As many as fill rows of two and of three. */
export const pageSize = 18;

/** Orders that a reader may choose, by the value in the address; the first is taken where none is named. */
export const orders = ['newest', 'value'] as const;
type DealOrder = (typeof orders)[number];

/** What the list may be shown as, in the same way. */
export const looks = ['tombstones', 'table'] as const;
export type DealLook = (typeof looks)[number];

/** What deals are found by. */
const filters = {
  year: ({ announcedOn }) => plainValue(announcedOn.slice(0, 4)),
  kind: ({ kind }) => plainValue(declaredName(kind)),
  sector: ({ sectors }) => recordValues(sectors),
  service: ({ services }) => recordValues(services),
  jurisdiction: ({ jurisdictions }) => recordValues(jurisdictions),
  office: ({ people }) => recordValues(people.flatMap(({ offices }) => offices)),
  value: (deal) => plainValue(bandOf(deal)),
} as const satisfies FiltersOf<Deal>;

export type DealFilter = keyof typeof filters;
export const filterNames = Object.keys(filters) as DealFilter[];

/** The one deal that an address leads to: see `dealAddress`. */
export const oneDeal = 'deal';

/**
 * The deals that the address asks for, in the order that it asks for, and how many stand behind each option of each
 * filter.
 */
export function dealsParams(
  deals: readonly Deal[],
  search: URLSearchParams,
): { deals: Deal[]; facets: FacetRecord[] } {
  const { items, facets } = narrowed(deals, filters, search);
  return {
    deals: ordered(items, orderParam(search)).filter((deal) => isOne(deal, deals, search)),
    facets: facets.map((facet) =>
      facet.field === 'value' ? { ...facet, values: facet.values.toSorted(byBand) } : facet,
    ),
  };
}

export function orderParam(search: URLSearchParams): DealOrder {
  return search.get('sort') === 'value' ? 'value' : 'newest';
}

export function lookParam(search: URLSearchParams): DealLook {
  return search.get('view') === 'table' ? 'table' : 'tombstones';
}

function isOne(deal: Deal, deals: readonly Deal[], search: URLSearchParams): boolean {
  const chosen = search.get(oneDeal);
  return !chosen || deal.id === chosen || deals.every(({ id }) => id !== chosen);
}

function ordered(deals: readonly Deal[], order: DealOrder): Deal[] {
  const byDay = (a: Deal, b: Deal) => b.announcedOn.localeCompare(a.announcedOn) || a.id.localeCompare(b.id);
  if (order === 'newest') return [...deals].sort(byDay);
  return [...deals].sort((a, b) => (worthOf(b) ?? -1) - (worthOf(a) ?? -1) || byDay(a, b));
}

function byBand(a: FilterValue, b: FilterValue): number {
  const at = ({ value }: FilterValue) => bands.indexOf(value as Band);
  return at(a) - at(b);
}
