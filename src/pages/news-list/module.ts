import { pageModule } from '../page-module.ts';
import { filterNames, newsListVariables } from './asked.ts';
import { NewsListPage } from './NewsListPage.tsx';
import { newsListQuery } from './query.gen.ts';
import { newsListView } from './view.ts';

export const newsListModule = pageModule({
  query: newsListQuery,
  variables: newsListVariables,
  searchParams: [...filterNames, 'page'],
  view: newsListView,
  Page: NewsListPage,
});
