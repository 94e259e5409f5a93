import type { Messages } from '../../../i18n/messages.ts';
import type { FacetRequest } from '../../shared/filters/facet-fields.ts';
import { type FiltersOf, plainValue, recordValues } from '../../shared/filters/narrowed.ts';
import type { WorkKind } from '../kind.ts';
import { priceBand } from '../prices.ts';
import type { WorksListQuery } from './query.gen.ts';

export type Work = WorksListQuery['works']['nodes'][number];

/** What works are found by. */
export const filters = {
  topic: ({ topics }) => recordValues(topics),
  service: ({ services }) => recordValues(services),
  sector: ({ sectors }) => recordValues(sectors),
  price: (work) => plainValue(priceBand(work)),
} as const satisfies FiltersOf<Work>;

/** What features and products are narrowed by: features cost nothing, products belong to no sector. */
export function facetRequests(kind: WorkKind, m: Messages): FacetRequest[] {
  const {
    insights: { filters: facets },
  } = m;
  const prices: Record<string, string> = {
    free: m.products.free,
    charged: m.products.charged,
    'on-request': m.products.onRequest,
  };
  const topic: FacetRequest = {
    name: 'topic',
    field: 'topic',
    label: m.publications.topic,
    values: 'records',
  };
  const service: FacetRequest = {
    name: 'service',
    field: 'service',
    label: facets.service,
    values: 'records',
  };
  return kind === 'feature'
    ? [topic, service, { name: 'sector', field: 'sector', label: facets.sector, values: 'records' }]
    : [
        topic,
        service,
        { name: 'price', field: 'price', label: m.products.price, values: (value) => prices[value] ?? value },
      ];
}
