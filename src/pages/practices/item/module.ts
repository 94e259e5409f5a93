import { pageModule } from '../../page-module.ts';
import { PracticePage } from './PracticePage.tsx';
import { practicePageQuery } from './query.gen.ts';
import { practiceView } from './view.ts';

/** A sector or a service: the same page, linked from other records by another field. */
export const practiceModule = pageModule({
  routes: ['sector-1', 'sector-2', 'sector-3', 'service-1', 'service-2', 'service-3'],
  query: practicePageQuery,
  variables: ({ recordId, locale, route }) => ({
    id: recordId ?? '',
    locale,
    isSector: route.area === 'sectors',
  }),
  view: practiceView,
  Page: PracticePage,
});
