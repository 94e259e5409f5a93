import { pageModule } from '../../page-module.ts';
import { atomFeed, feedLength } from '../../shared/files/feed.ts';
import { PublicationsPage } from './PublicationsPage.tsx';
import { publicationsListQuery } from './query.gen.ts';
import { filterNames, publicationsVariables } from './search-params.ts';
import { publicationsView } from './view.ts';

export const publicationsModule = pageModule({
  routes: ['publications-list'],
  query: publicationsListQuery,
  variables: publicationsVariables,
  searchParams: [...filterNames, 'sort', 'page'],
  recordParams: {
    topic: 'topic',
    service: 'service',
    sector: 'sector',
    jurisdiction: 'jurisdiction',
    author: 'person',
  },
  files: {
    atom: {
      variables: (request) => ({
        ...publicationsVariables(request),
        order: 'NEWEST' as const,
        first: feedLength,
        offset: 0,
      }),
      write: (data, request) => data.record && atomFeed(data.record.title, data.publications.nodes, request),
    },
  },
  view: publicationsView,
  Page: PublicationsPage,
});
