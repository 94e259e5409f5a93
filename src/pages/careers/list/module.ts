import { pageModule } from '../../page-module.ts';
import { feedLength } from '../../shared/files/feed.ts';
import { CareersListPage } from './CareersListPage.tsx';
import { careersListQuery } from './query.gen.ts';
import { careersVariables, filterNames } from './search-params.ts';
import { careersFeed, careersListView } from './view.ts';

export const careersListModule = pageModule({
  routes: ['careers-list'],
  query: careersListQuery,
  variables: careersVariables,
  searchParams: [...filterNames, 'sort', 'page'],
  recordParams: { place: 'office' },
  files: {
    atom: {
      variables: (request) => ({
        ...careersVariables(request),
        order: 'NEWEST' as const,
        first: feedLength,
        offset: 0,
      }),
      write: careersFeed,
    },
  },
  view: careersListView,
  Page: CareersListPage,
});
