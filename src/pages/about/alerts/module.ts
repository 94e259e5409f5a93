import { pageModule } from '../../page-module.ts';
import { AlertsPage } from './AlertsPage.tsx';
import { alertsPageQuery } from './query.gen.ts';
import { alertsView } from './view.ts';

export const alertsModule = pageModule({
  routes: ['about-fraud-and-scam-alerts'],
  query: alertsPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: alertsView,
  Page: AlertsPage,
});
