import { pageModule } from '../page-module.ts';
import { searchPageQuery } from './query.gen.ts';
import { SearchPage } from './SearchPage.tsx';
import { searchVariables, searchView } from './view.ts';

export const searchModule = pageModule({
  routes: ['search', 'search-tab'],
  query: searchPageQuery,
  variables: searchVariables,
  searchParams: ['q'],
  view: searchView,
  Page: SearchPage,
});
