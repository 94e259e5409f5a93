import { pageModule } from '../../page-module.ts';
import { feedLength } from '../../shared/files/feed.ts';
import { BlogListPage } from './BlogListPage.tsx';
import { blogListQuery } from './query.gen.ts';
import { blogVariables, filterNames } from './search-params.ts';
import { blogFeed, blogListView } from './view.ts';

export const blogListModule = pageModule({
  routes: ['blog-list'],
  query: blogListQuery,
  variables: blogVariables,
  searchParams: [...filterNames, 'page'],
  recordParams: { category: 'blogCategory', series: 'blogCategory', author: 'person', topic: 'topic' },
  files: {
    atom: {
      variables: (request) => ({ ...blogVariables(request), first: feedLength, offset: 0 }),
      write: blogFeed,
    },
  },
  view: blogListView,
  Page: BlogListPage,
});
