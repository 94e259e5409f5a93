import { pageModule } from '../../page-module.ts';
import { LocationListPage } from './LocationListPage.tsx';
import { locationListQuery } from './query.gen.ts';
import { locationListView } from './view.ts';

export const locationListModule = pageModule({
  routes: ['locations-list'],
  query: locationListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: locationListView,
  Page: LocationListPage,
});
