import { pageModule } from '../../page-module.ts';
import { BenefitsPage } from './BenefitsPage.tsx';
import { benefitsPageQuery } from './query.gen.ts';
import { benefitFilters, benefitsView } from './view.ts';

export const benefitsModule = pageModule({
  routes: ['careers-benefits'],
  query: benefitsPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: benefitFilters,
  view: benefitsView,
  Page: BenefitsPage,
});
