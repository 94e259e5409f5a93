import { pageModule } from '../../page-module.ts';
import { NavigatorHomePage } from './NavigatorHomePage.tsx';
import { navigatorHomeQuery } from './query.gen.ts';
import { navigatorHomeVariables, navigatorHomeView } from './view.ts';

export const navigatorHomeModule = pageModule({
  routes: ['navigator-home'],
  query: navigatorHomeQuery,
  variables: navigatorHomeVariables,
  searchParams: ['page'],
  view: navigatorHomeView,
  Page: NavigatorHomePage,
});
