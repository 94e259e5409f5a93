import { pageModule } from '../../page-module.ts';
import { MarketingPage } from './MarketingPage.tsx';
import { marketingPageQuery } from './query.gen.ts';
import { marketingView } from './view.ts';

/** A landing page of a feature, a product or a navigator service. */
export const marketingModule = pageModule({
  routes: ['feature-marketing', 'product-marketing', 'navigator-marketing'],
  query: marketingPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: marketingView,
  Page: MarketingPage,
});
