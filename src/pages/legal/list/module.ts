import { pageModule } from '../../page-module.ts';
import { PolicyListPage } from './PolicyListPage.tsx';
import { policyListQuery } from './query.gen.ts';
import { policyListView } from './view.ts';

export const policyListModule = pageModule({
  routes: ['legal-list'],
  query: policyListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: policyListView,
  Page: PolicyListPage,
});
