import { declaredName } from '../../i18n/choices.ts';
import type { FacetRecord } from '../facet-fields.ts';
import type { DealsQuery } from './query.gen.ts';
import { type Band, bandOf, bands, worthOf } from './worth.ts';

export type Deal = DealsQuery['deals']['nodes'][number];

/** As many as fill rows of two and of three. */
export const pageSize = 18;

/** Orders that a reader may choose, by the value in the address; the first is taken where none is named. */
export const orders = ['newest', 'value'] as const;
export type DealOrder = (typeof orders)[number];

/** What the list may be shown as, in the same way. */
export const looks = ['tombstones', 'table'] as const;
export type DealLook = (typeof looks)[number];

type Value = FacetRecord['values'][number];

const named = (records: readonly { id: string; title: string; locale: Value['locale'] }[]) =>
  records.map(({ id, title, locale }) => ({ value: id, label: title, locale }));
const plain = (value: string) => [{ value, label: null, locale: null }];

/** The values of a deal that it may be found by, for each filter. */
const filters = {
  year: (deal: Deal) => plain(deal.announcedOn.slice(0, 4)),
  kind: (deal: Deal) => plain(declaredName(deal.kind)),
  sector: (deal: Deal) => named(deal.sectors),
  service: (deal: Deal) => named(deal.services),
  jurisdiction: (deal: Deal) => named(deal.jurisdictions),
  office: (deal: Deal) => named(deal.people.flatMap(({ offices }) => offices)),
  value: (deal: Deal) => plain(bandOf(deal)),
} as const satisfies Record<string, (deal: Deal) => readonly Omit<Value, 'count'>[]>;

export type DealFilter = keyof typeof filters;
export const filterNames = Object.keys(filters) as DealFilter[];

/** The one deal that an address leads to: see `dealAddress`. */
export const oneDeal = 'deal';

/** The deals that the address asks for, in the order that it asks for. */
export function dealsAsked(deals: readonly Deal[], search: URLSearchParams): Deal[] {
  return ordered(
    deals.filter((deal) => filterNames.every((name) => isAsked(deal, name, deals, search))),
    orderAsked(search),
  ).filter((deal) => isOne(deal, deals, search));
}

/** How many deals stand behind each option of each filter, the other filters kept as they are. */
export function facetsOf(deals: readonly Deal[], search: URLSearchParams): FacetRecord[] {
  return filterNames.map((field) => {
    const others = filterNames.filter((name) => name !== field);
    const found = new Map<string, Value>();
    for (const deal of deals) {
      if (!others.every((name) => isAsked(deal, name, deals, search))) continue;
      const values = new Map(filters[field](deal).map((value) => [value.value, value]));
      for (const value of values.values()) {
        found.set(value.value, { ...value, count: (found.get(value.value)?.count ?? 0) + 1 });
      }
    }
    const values = [...found.values()];
    return { field, values: field === 'value' ? values.sort(byBand) : values };
  });
}

export function orderAsked(search: URLSearchParams): DealOrder {
  return search.get('sort') === 'value' ? 'value' : 'newest';
}

export function lookAsked(search: URLSearchParams): DealLook {
  return search.get('view') === 'table' ? 'table' : 'tombstones';
}

/** A value that no deal has filters nothing: an old link still shows the list. */
function isAsked(deal: Deal, name: DealFilter, deals: readonly Deal[], search: URLSearchParams): boolean {
  const asked = search.get(name);
  if (!asked) return true;
  const has = (one: Deal) => filters[name](one).some(({ value }) => value === asked);
  return has(deal) || !deals.some(has);
}

function isOne(deal: Deal, deals: readonly Deal[], search: URLSearchParams): boolean {
  const asked = search.get(oneDeal);
  return !asked || deal.id === asked || deals.every(({ id }) => id !== asked);
}

function ordered(deals: readonly Deal[], order: DealOrder): Deal[] {
  const byDay = (a: Deal, b: Deal) => b.announcedOn.localeCompare(a.announcedOn) || a.id.localeCompare(b.id);
  if (order === 'newest') return [...deals].sort(byDay);
  return [...deals].sort((a, b) => (worthOf(b) ?? -1) - (worthOf(a) ?? -1) || byDay(a, b));
}

function byBand(a: Value, b: Value): number {
  const at = ({ value }: Value) => bands.indexOf(value as Band);
  return at(a) - at(b);
}
