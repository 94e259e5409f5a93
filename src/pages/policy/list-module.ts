import { pageModule } from '../page-module.ts';
import { policyListQuery } from './list-query.gen.ts';
import { policyListView } from './list-view.ts';
import { PolicyListPage } from './PolicyListPage.tsx';

export const policyListModule = pageModule({
  routes: ['legal-list'],
  query: policyListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: policyListView,
  Page: PolicyListPage,
});
