import type { NamedRecord } from '../records/cards.ts';
import type { FacetRecord } from './facet-fields.ts';

/** A value that an item may be found by. */
export type FilterValue = Omit<FacetRecord['values'][number], 'count'>;

/** The values of an item for each filter, by its search parameter. */
export type FiltersOf<Item> = Readonly<Record<string, (item: Item) => readonly FilterValue[]>>;

export function recordValues(records: readonly NamedRecord[]): FilterValue[] {
  return records.map(({ id, title, locale }) => ({ value: id, label: title, locale }));
}

/** A value that is no record: its label is made where it is shown. */
export function plainValue(value: string): FilterValue[] {
  return [{ value, label: null, locale: null }];
}

/**
 * A list that is read whole, narrowed by what the address asks: its items in the order given, and for each filter
 * what it could be set to, with how many items that would leave while the other filters stay; what it is set to is
 * among them even when that is none. A value that no item has is no filter: an old link still shows the list.
 *
 * @param others whether an item passes what else is asked for, counted in like a filter
 */
export function narrowed<Item>(
  items: readonly Item[],
  filters: FiltersOf<Item>,
  search: URLSearchParams,
  others: (item: Item) => boolean = () => true,
): { items: Item[]; facets: FacetRecord[] } {
  const has = (item: Item, name: string, wanted: string) =>
    filters[name]?.(item).some(({ value }) => value === wanted) ?? false;
  const set = Object.entries(filters).flatMap(([name, valuesOf]) => {
    const wanted = search.get(name);
    const value = wanted && items.flatMap(valuesOf).find((one) => one.value === wanted);
    return value ? [{ name, wanted, value }] : [];
  });
  const passing = items.filter(others);
  const left = (but?: string) =>
    passing.filter((item) => set.every(({ name, wanted }) => name === but || has(item, name, wanted)));
  const facets = Object.entries(filters).map(([name, valuesOf]) => ({
    field: name,
    values: counted(
      left(name).map(valuesOf),
      set.flatMap((one) => (one.name === name ? [one.value] : [])),
    ),
  }));
  return { items: left(), facets };
}

/** Each value with the number of items that have it, as they come, and at least those that are chosen. */
function counted(
  valuesOfItems: readonly (readonly FilterValue[])[],
  chosen: readonly FilterValue[],
): FacetRecord['values'] {
  const found = new Map<string, FacetRecord['values'][number]>();
  for (const values of valuesOfItems) {
    const once = new Map(values.map((value) => [value.value, value]));
    for (const [key, value] of once) found.set(key, { ...value, count: (found.get(key)?.count ?? 0) + 1 });
  }
  for (const value of chosen) if (!found.has(value.value)) found.set(value.value, { ...value, count: 0 });
  return [...found.values()];
}
