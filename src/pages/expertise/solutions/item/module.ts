import { pageModule } from '../../../page-module.ts';
import { solutionPageQuery } from './query.gen.ts';
import { SolutionPage } from './SolutionPage.tsx';
import { solutionView } from './view.ts';

/** A solution, or one that may be bought as a part of it. */
export const solutionModule = pageModule({
  routes: ['solution-1', 'solution-2'],
  query: solutionPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: solutionView,
  Page: SolutionPage,
});
