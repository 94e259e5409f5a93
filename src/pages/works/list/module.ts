import { pageModule } from '../../page-module.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { narrowed } from '../../shared/filters/narrowed.ts';
import { filters } from './facets.ts';
import { worksListQuery } from './query.gen.ts';
import { worksListView, worksOf } from './view.ts';
import { WorksListPage } from './WorksListPage.tsx';

/** Both lists, of features and of products: the row decides which. */
export const worksListModule = pageModule({
  routes: ['features-list', 'products-list'],
  query: worksListQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: Object.keys(filters),
  files: {
    atom: {
      write: (data, request) =>
        data.record &&
        atomFeed(
          data.record.title,
          narrowed(worksOf(data, request), filters, request.search).items.map((work) => ({
            ...work,
            publishedOn: work.publishedAt,
          })),
          request,
        ),
    },
  },
  view: worksListView,
  Page: WorksListPage,
});
