import { pageModule } from '../page-module.ts';
import { atomFeed, feedLength } from '../shared/files/feed.ts';
import { dealAddress } from './address.ts';
import { DealsPage } from './DealsPage.tsx';
import { dealsQuery } from './query.gen.ts';
import { dealsFound, dealsVariables, filterNames, furtherThan, oneDeal } from './search-params.ts';
import { dealSheet, furtherDeals, SHEET_PART } from './sheet.ts';
import { dealsView } from './view.ts';

export const dealsModule = pageModule({
  routes: ['deals'],
  query: dealsQuery,
  variables: dealsVariables,
  searchParams: [...filterNames, oneDeal, 'sort', 'view', 'page'],
  recordParams: {
    sector: 'sector',
    service: 'service',
    jurisdiction: 'jurisdiction',
    office: 'office',
    [oneDeal]: 'deal',
  },
  files: {
    atom: {
      variables: (request) => ({
        ...dealsVariables(request),
        order: 'NEWEST' as const,
        first: feedLength,
        offset: 0,
      }),
      write: (data, request) => {
        const entries = dealsFound(data).nodes.map(({ id, title, summary, announcedOn }) => ({
          id,
          title,
          summary,
          url: dealAddress(id, request.locale),
          publishedOn: announcedOn,
        }));
        return data.record && atomFeed(data.record.title, entries, request);
      },
    },
    csv: {
      variables: (request) => ({ ...dealsVariables(request), first: SHEET_PART, offset: 0 }),
      write: (data, { locale }) => data.record && dealSheet(dealsFound(data).nodes, locale),
      rest: { next: furtherThan, write: (data, { locale }) => furtherDeals(data.deals.nodes, locale) },
    },
  },
  view: dealsView,
  Page: DealsPage,
});
