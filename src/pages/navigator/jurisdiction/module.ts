import { pageModule } from '../../page-module.ts';
import { PlainPage } from '../../shared/records/plain-page/PlainPage.tsx';
import { navigatorChapterPageQuery } from './query.gen.ts';
import { navigatorChapterView } from './view.ts';

export const navigatorChapterPageModule = pageModule({
  routes: ['navigator-chapter'],
  query: navigatorChapterPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: navigatorChapterView,
  Page: PlainPage,
});
