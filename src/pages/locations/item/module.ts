import { pageModule } from '../../page-module.ts';
import { LocationPage } from './LocationPage.tsx';
import { locationPageQuery } from './query.gen.ts';
import { locationView } from './view.ts';

export const locationModule = pageModule({
  routes: ['location'],
  query: locationPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: locationView,
  Page: LocationPage,
});
