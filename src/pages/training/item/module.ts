import { pageModule } from '../../page-module.ts';
import { trainingItemPageQuery } from './query.gen.ts';
import { TrainingItemPage } from './TrainingItemPage.tsx';
import { trainingItemView } from './view.ts';

export const trainingItemModule = pageModule({
  routes: ['training-item'],
  query: trainingItemPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: trainingItemView,
  Page: TrainingItemPage,
});
