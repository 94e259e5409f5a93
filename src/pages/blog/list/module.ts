import { pageModule } from '../../page-module.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { filterNames, wordsParam } from './chosen-posts.ts';
import { blogListQuery } from './query.gen.ts';
import { blogFeed, blogListView } from './view.ts';

export const blogListModule = pageModule({
  routes: ['blog-list'],
  query: blogListQuery,
  variables: ({ recordId, locale, search }) => ({
    id: recordId ?? '',
    locale,
    withText: wordsParam(search).length > 0,
  }),
  searchParams: [...filterNames, 'page'],
  files: { atom: { write: blogFeed } },
  view: blogListView,
  Page: BlogListPage,
});
