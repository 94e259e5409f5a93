import { pageModule } from '../page-module.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { policyPageQuery } from './query.gen.ts';
import { policyView } from './view.ts';

export const policyModule = pageModule({
  query: policyPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: ['compare'],
  view: policyView,
  Page: PolicyPage,
});
