import { messagesFor } from '../../../i18n/messages.ts';
import { pageModule } from '../../page-module.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { announcedParts } from '../feed-entries.ts';
import { trainingSeriesPageQuery } from './query.gen.ts';
import { TrainingSeriesPage } from './TrainingSeriesPage.tsx';
import { trainingSeriesView } from './view.ts';

export const trainingSeriesModule = pageModule({
  routes: ['training-series'],
  query: trainingSeriesPageQuery,
  variables: ({ recordId, locale, clock }) => ({
    id: recordId ?? '',
    locale,
    today: `${clock.today()}T00:00:00Z`,
  }),
  files: {
    atom: {
      write: ({ trainingSeries: series, parts }, request) => {
        if (!series) return null;
        const { feedTitle } = messagesFor(request.locale).training;
        return atomFeed(feedTitle({ title: series.title }), announcedParts(parts.nodes), request);
      },
    },
  },
  view: trainingSeriesView,
  Page: TrainingSeriesPage,
});
