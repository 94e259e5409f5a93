import { pageModule } from '../../page-module.ts';
import { CategoriesPage } from './CategoriesPage.tsx';
import { blogCategoriesQuery } from './query.gen.ts';
import { categoriesView } from './view.ts';

export const blogCategoriesModule = pageModule({
  routes: ['blog-categories'],
  query: blogCategoriesQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: categoriesView,
  Page: CategoriesPage,
});
