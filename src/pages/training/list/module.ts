import { pageModule } from '../../page-module.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { announcedParts } from '../feed-entries.ts';
import { trainingListQuery } from './query.gen.ts';
import { TrainingListPage } from './TrainingListPage.tsx';
import { filterNames, partsShown, trainingListVariables, trainingListView } from './view.ts';

export const trainingListModule = pageModule({
  routes: ['training-series-list'],
  query: trainingListQuery,
  variables: trainingListVariables,
  searchParams: filterNames,
  recordParams: { topic: 'topic' },
  files: {
    atom: {
      write: (data, request) =>
        data.record && atomFeed(data.record.title, announcedParts(partsShown(data)), request),
    },
  },
  view: trainingListView,
  Page: TrainingListPage,
});
