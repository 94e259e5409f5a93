import { pageModule } from '../../page-module.ts';
import { atomFeed, feedLength } from '../../shared/files/feed.ts';
import { changeEntries } from './feed-entries.ts';
import { navigatorServicePageQuery } from './query.gen.ts';
import { ServicePage } from './ServicePage.tsx';
import { navigatorServiceView } from './view.ts';

/** Changes that a page shows; a feed has more. */
const shownChanges = 8;

export const navigatorServicePageModule = pageModule({
  routes: ['navigator-service'],
  query: navigatorServicePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale, changes: shownChanges }),
  files: {
    atom: {
      variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale, changes: feedLength }),
      write: ({ navigatorService: service }, request) =>
        service && atomFeed(service.title, changeEntries(service.changes, request.locale), request),
    },
  },
  view: navigatorServiceView,
  Page: ServicePage,
});
