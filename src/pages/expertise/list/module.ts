import { pageModule } from '../../page-module.ts';
import { HubPage } from './HubPage.tsx';
import { expertiseHubQuery } from './query.gen.ts';
import { hubView } from './view.ts';

export const expertiseHubModule = pageModule({
  routes: ['expertise-list'],
  query: expertiseHubQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: hubView,
  Page: HubPage,
});
