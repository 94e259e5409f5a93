import { pageModule } from '../page-module.ts';
import { thankYouPageQuery } from './query.gen.ts';
import { ThankYouPage } from './ThankYouPage.tsx';
import { thankYouView } from './view.ts';

export const thankYouModule = pageModule({
  query: thankYouPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: thankYouView,
  Page: ThankYouPage,
});
