import { pageModule } from '../page-module.ts';
import { DisputesAviatorPage } from './DisputesAviatorPage.tsx';
import { disputesAviatorQuery } from './query.gen.ts';
import { searchParams } from './search-params.ts';
import { disputesAviatorView } from './view.ts';

export const disputesAviatorModule = pageModule({
  routes: ['products-disputes-aviator'],
  query: disputesAviatorQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams,
  view: disputesAviatorView,
  Page: DisputesAviatorPage,
});
