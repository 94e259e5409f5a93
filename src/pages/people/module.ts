import { pageModule } from '../page-module.ts';
import { peopleSearchParams, peopleVariables } from './asked.ts';
import { PeoplePage } from './PeoplePage.tsx';
import { peopleListQuery } from './query.gen.ts';
import { peopleView } from './view.ts';

export const peopleModule = pageModule({
  query: peopleListQuery,
  variables: peopleVariables,
  searchParams: peopleSearchParams,
  view: peopleView,
  Page: PeoplePage,
});
