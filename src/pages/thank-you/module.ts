import { pageModule } from '../page-module.ts';
import { thankYouPageQuery } from './query.gen.ts';
import { ThankYouPage } from './ThankYouPage.tsx';
import { thankYouView } from './view.ts';

export const thankYouModule = pageModule({
  routes: [
    'thank-you',
    'thank-you-page-1',
    'thank-you-page-2',
    'thank-you-page-3',
    'thank-you-page-4',
    'thank-you-page-5',
  ],
  query: thankYouPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: ['reference', 'position', 'equality'],
  view: thankYouView,
  isKept: false,
  Page: ThankYouPage,
});
