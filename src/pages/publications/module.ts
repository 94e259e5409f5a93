import { pageModule } from '../page-module.ts';
import { PublicationsPage } from './PublicationsPage.tsx';
import { publicationsListQuery } from './query.gen.ts';
import { publicationsVariables, publicationsView } from './view.ts';

export const publicationsModule = pageModule({
  query: publicationsListQuery,
  variables: publicationsVariables,
  searchParams: ['kind', 'topic', 'year', 'page'],
  view: publicationsView,
  Page: PublicationsPage,
});
