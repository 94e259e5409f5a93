import { pageModule } from '../page-module.ts';
import { AboutPage } from './AboutPage.tsx';
import { aboutPageQuery } from './query.gen.ts';
import { aboutView } from './view.ts';

export const aboutModule = pageModule({
  query: aboutPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: aboutView,
  Page: AboutPage,
});
