import { pageModule } from '../../page-module.ts';
import { PublicationPage } from './PublicationPage.tsx';
import { publicationPageQuery } from './query.gen.ts';
import { publicationView } from './view.ts';

export const publicationModule = pageModule({
  routes: ['publication'],
  query: publicationPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: publicationView,
  Page: PublicationPage,
});
