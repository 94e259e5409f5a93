import { pageModule } from '../page-module.ts';
import { PlainPage } from '../shared/records/plain-page/PlainPage.tsx';
import { accessibilityPageQuery } from './query.gen.ts';
import { accessibilityView } from './view.ts';

export const accessibilityPageModule = pageModule({
  routes: ['accessibility'],
  query: accessibilityPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: accessibilityView,
  Page: PlainPage,
});
