import { pageModule } from '../../page-module.ts';
import { atomFeed, feedLength } from '../../shared/files/feed.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { newsListQuery } from './query.gen.ts';
import { filterNames, newsListVariables } from './search-params.ts';
import { newsListView } from './view.ts';

export const newsListModule = pageModule({
  routes: ['news-list'],
  query: newsListQuery,
  variables: newsListVariables,
  searchParams: [...filterNames, 'page'],
  recordParams: { office: 'office', sector: 'sector' },
  files: {
    atom: {
      variables: (request) => ({ ...newsListVariables(request), first: feedLength, offset: 0 }),
      write: (data, request) => data.record && atomFeed(data.record.title, data.newsItems.nodes, request),
    },
  },
  view: newsListView,
  Page: NewsListPage,
});
