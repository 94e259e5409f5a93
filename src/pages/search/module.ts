import { pageModule } from '../page-module.ts';
import { searchPageQuery } from './query.gen.ts';
import { SearchPage } from './SearchPage.tsx';
import { recordParams, searchParams, searchVariables } from './search-params.ts';
import { searchView } from './view.ts';

export const searchModule = pageModule({
  routes: ['search', 'search-tab'],
  query: searchPageQuery,
  variables: searchVariables,
  searchParams,
  recordParams,
  view: searchView,
  Page: SearchPage,
});
