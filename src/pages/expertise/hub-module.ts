import { pageModule } from '../page-module.ts';
import { HubPage } from './HubPage.tsx';
import { expertiseHubQuery } from './hub-query.gen.ts';
import { hubView } from './hub-view.ts';

export const expertiseHubModule = pageModule({
  routes: ['expertise-list'],
  query: expertiseHubQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: hubView,
  Page: HubPage,
});
