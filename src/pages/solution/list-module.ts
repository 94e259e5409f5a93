import { pageModule } from '../page-module.ts';
import { solutionListQuery } from './list-query.gen.ts';
import { solutionListView } from './list-view.ts';
import { SolutionListPage } from './SolutionListPage.tsx';

export const solutionListModule = pageModule({
  routes: ['expertise-solutions'],
  query: solutionListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: solutionListView,
  Page: SolutionListPage,
});
