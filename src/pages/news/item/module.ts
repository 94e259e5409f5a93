import { pageModule } from '../../page-module.ts';
import { NewsItemPage } from './NewsItemPage.tsx';
import { newsItemQuery } from './query.gen.ts';
import { newsItemView } from './view.ts';

export const newsItemModule = pageModule({
  routes: ['news-item'],
  query: newsItemQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: newsItemView,
  Page: NewsItemPage,
});
