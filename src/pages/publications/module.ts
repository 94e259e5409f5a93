import { pageModule } from '../page-module.ts';
import { filterNames, publicationsVariables } from './asked.ts';
import { PublicationsPage } from './PublicationsPage.tsx';
import { publicationsListQuery } from './query.gen.ts';
import { publicationsView } from './view.ts';

export const publicationsModule = pageModule({
  query: publicationsListQuery,
  variables: publicationsVariables,
  searchParams: [...filterNames, 'page'],
  view: publicationsView,
  Page: PublicationsPage,
});
