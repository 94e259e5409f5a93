import { pageModule } from '../page-module.ts';
import { InsightsPage } from './InsightsPage.tsx';
import { insightsQuery } from './query.gen.ts';
import { feedVariables, insightsVariables } from './search-params.ts';
import { insightsFeed, insightsView } from './view.ts';

export const insightsModule = pageModule({
  routes: ['insights-list'],
  query: insightsQuery,
  variables: insightsVariables,
  searchParams: ['topic'],
  files: { atom: { variables: feedVariables, write: insightsFeed } },
  view: insightsView,
  Page: InsightsPage,
});
