import { pageModule } from '../../page-module.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { navigatorArticlePageQuery } from './query.gen.ts';
import { navigatorArticleView } from './view.ts';

export const navigatorArticlePageModule = pageModule({
  routes: ['navigator-service-article', 'navigator-region-article'],
  query: navigatorArticlePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorArticleView,
  Page: ArticlePage,
});
