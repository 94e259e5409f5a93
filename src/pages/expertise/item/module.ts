import { pageModule } from '../../page-module.ts';
import { ExpertisePage } from './ExpertisePage.tsx';
import { expertisePageQuery } from './query.gen.ts';
import { expertiseView } from './view.ts';

/** The four groups with an address of their own, and any other page below expertise. */
export const expertiseModule = pageModule({
  routes: [
    'expertise-financial-institutions',
    'expertise-life-sciences',
    'expertise-tmt',
    'expertise-asset-management-and-investment-funds',
    'expertise-page',
  ],
  query: expertisePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: expertiseView,
  Page: ExpertisePage,
});
