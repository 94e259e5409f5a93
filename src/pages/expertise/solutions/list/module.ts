import { pageModule } from '../../../page-module.ts';
import { solutionListQuery } from './query.gen.ts';
import { SolutionListPage } from './SolutionListPage.tsx';
import { solutionListView } from './view.ts';

export const solutionListModule = pageModule({
  routes: ['expertise-solutions'],
  query: solutionListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: solutionListView,
  Page: SolutionListPage,
});
