import { pageModule } from '../../page-module.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { policyPageQuery } from './query.gen.ts';
import { policyView } from './view.ts';

export const policyModule = pageModule({
  routes: [
    'legal-cookie-policy',
    'legal-data-privacy',
    'legal-page-1',
    'legal-page-2',
    'legal-page-3',
    'legal-page-4',
    'legal-page-5',
  ],
  query: policyPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: ['compare'],
  view: policyView,
  Page: PolicyPage,
});
