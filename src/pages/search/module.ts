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
  // Nobody asks the same in the same words soon, and anybody may ask anything: useful pages are not to make room for it.
  passingParams: ['q'],
  view: searchView,
  Page: SearchPage,
});
