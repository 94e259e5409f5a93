import { pageModule } from '../../page-module.ts';
import { AboutPage } from './AboutPage.tsx';
import { aboutPageQuery } from './query.gen.ts';
import { aboutView } from './view.ts';

export const aboutModule = pageModule({
  routes: [
    'about-our-story',
    'about-responsible-business',
    'about-pro-bono',
    'about-corporate-responsibility',
    'about-page-1',
    'about-page-2',
    'about-page-3',
    'about-page-4',
    'about-page-5',
  ],
  query: aboutPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: aboutView,
  Page: AboutPage,
});
