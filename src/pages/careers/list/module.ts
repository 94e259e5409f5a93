import { pageModule } from '../../page-module.ts';
import { CareersListPage } from './CareersListPage.tsx';
import { careersListQuery } from './query.gen.ts';
import { filterNames } from './search-params.ts';
import { careersFeed, careersListView } from './view.ts';

export const careersListModule = pageModule({
  routes: ['careers-list'],
  query: careersListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: [...filterNames, 'sort', 'page'],
  recordParams: { place: 'office' },
  files: { atom: { write: careersFeed } },
  view: careersListView,
  Page: CareersListPage,
});
