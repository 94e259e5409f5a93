import { pageModule } from '../page-module.ts';
import { HomePage } from './HomePage.tsx';
import { homePageQuery } from './query.gen.ts';
import { homeView } from './view.ts';

export const homeModule = pageModule({
  query: homePageQuery,
  variables: ({ recordId, locale, now }) => ({ id: recordId ?? '', locale, now: now.toISOString() }),
  view: homeView,
  Page: HomePage,
});
