import { pageModule } from '../../page-module.ts';
import { CoverPage } from './CoverPage.tsx';
import { workCoverQuery } from './query.gen.ts';
import { coverView } from './view.ts';

/** The first page of a feature or a product; with `?view=all` the whole work on one page. */
export const coverModule = pageModule({
  routes: ['feature', 'product'],
  query: workCoverQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: ['view'],
  view: coverView,
  Page: CoverPage,
});
