import { pageModule } from '../../page-module.ts';
import { BlogPostPage } from './BlogPostPage.tsx';
import { blogPostPageQuery } from './query.gen.ts';
import { blogPostView } from './view.ts';

export const blogPostModule = pageModule({
  routes: ['blog-post'],
  query: blogPostPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: blogPostView,
  Page: BlogPostPage,
});
