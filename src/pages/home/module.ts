import { pageModule } from '../page-module.ts';
import { HomePage } from './HomePage.tsx';
import { homePageQuery } from './query.gen.ts';
import { homeView } from './view.ts';

/** Days before a rule binds at which one has written of it, at the earliest. */
const longestNotice = 700;

export const homeModule = pageModule({
  routes: ['home'],
  query: homePageQuery,
  variables: ({ recordId, locale, clock }) => ({
    id: recordId ?? '',
    locale,
    now: clock.now().toISOString(),
    since: new Date(clock.now().getTime() - longestNotice * 86_400_000).toISOString(),
  }),
  view: homeView,
  Page: HomePage,
});
