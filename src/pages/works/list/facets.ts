import type { Messages } from '../../../i18n/messages.ts';
import type { NamedRecord } from '../../cards.ts';
import type { FacetAsked, FacetRecord } from '../../facet-fields.ts';
import type { WorkKind } from '../kind.ts';
import { priceBand } from '../prices.ts';
import type { Work } from './view.ts';

/** Search parameters by which the lists are narrowed. */
export const filterNames = ['topic', 'service', 'sector', 'price'] as const;
type FilterName = (typeof filterNames)[number];

const linksOf: { readonly [N in FilterName]: (work: Work) => readonly Value[] } = {
  topic: ({ topics }) => topics.map(asValue),
  service: ({ services }) => services.map(asValue),
  sector: ({ sectors }) => sectors.map(asValue),
  price: (work) => [{ value: priceBand(work), label: null, locale: null }],
};

type Value = Omit<FacetRecord['values'][number], 'count'>;

function asValue({ id, title, locale }: NamedRecord): Value {
  return { value: id, label: title, locale };
}

/** The works that satisfy what the address asks; `but` leaves one filter out, to count what it would give. */
export function narrowed(works: readonly Work[], search: URLSearchParams, but?: FilterName): Work[] {
  return works.filter((work) =>
    filterNames.every((name) => {
      const asked = search.get(name);
      return name === but || !asked || linksOf[name](work).some(({ value }) => value === asked);
    }),
  );
}

/** What each filter offers, with the number of works behind it when the other filters stay. */
export function facetsOf(works: readonly Work[], search: URLSearchParams): FacetRecord[] {
  return filterNames.map((name) => {
    const counted = new Map<string, { value: Value; count: number }>();
    for (const work of narrowed(works, search, name)) {
      for (const value of linksOf[name](work)) {
        counted.set(value.value, { value, count: (counted.get(value.value)?.count ?? 0) + 1 });
      }
    }
    return { field: name, values: [...counted.values()].map(({ value, count }) => ({ ...value, count })) };
  });
}

/** What features and products are narrowed by: features cost nothing, products belong to no sector. */
export function facetsAsked(kind: WorkKind, m: Messages): FacetAsked[] {
  const { facets } = m.writing;
  const prices: Record<string, string> = {
    free: m.works.free,
    charged: m.works.charged,
    'on-request': m.works.onRequest,
  };
  const topic: FacetAsked = { name: 'topic', field: 'topic', label: m.publications.topic, values: 'records' };
  const service: FacetAsked = { name: 'service', field: 'service', label: facets.service, values: 'records' };
  return kind === 'feature'
    ? [topic, service, { name: 'sector', field: 'sector', label: facets.sector, values: 'records' }]
    : [
        topic,
        service,
        { name: 'price', field: 'price', label: m.works.price, values: (value) => prices[value] ?? value },
      ];
}
