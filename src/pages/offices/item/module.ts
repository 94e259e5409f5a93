import { pageModule } from '../../page-module.ts';
import { OfficePage } from './OfficePage.tsx';
import { officePageQuery } from './query.gen.ts';
import { officeView } from './view.ts';

export const officeModule = pageModule({
  routes: ['office'],
  query: officePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: officeView,
  Page: OfficePage,
});
