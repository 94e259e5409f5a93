import { pageModule } from '../page-module.ts';
import { atomFeed, feedLength } from '../shared/files/feed.ts';
import { dealAddress } from './address.ts';
import { DealsPage } from './DealsPage.tsx';
import { dealsQuery } from './query.gen.ts';
import { dealsParams, filterNames, oneDeal } from './search-params.ts';
import { dealSheet } from './sheet.ts';
import { dealsView } from './view.ts';

export const dealsModule = pageModule({
  routes: ['deals'],
  query: dealsQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: [...filterNames, oneDeal, 'sort', 'view', 'page'],
  files: {
    atom: {
      write: ({ record, deals }, request) => {
        const filters = new URLSearchParams(request.search);
        filters.delete('sort');
        const entries = dealsParams(deals.nodes, filters)
          .deals.slice(0, feedLength)
          .map(({ id, title, summary, announcedOn }) => ({
            id,
            title,
            summary,
            url: dealAddress(id, request.locale),
            publishedOn: announcedOn,
          }));
        return record && atomFeed(record.title, entries, request);
      },
    },
    csv: {
      write: ({ record, deals }, { search, locale }) =>
        record && dealSheet(dealsParams(deals.nodes, search).deals, locale),
    },
  },
  view: dealsView,
  Page: DealsPage,
});
