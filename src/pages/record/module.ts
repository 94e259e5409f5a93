import { pageModule } from '../page-module.ts';
import { recordPageQuery } from './query.gen.ts';
import { RecordPage } from './RecordPage.tsx';
import { recordView } from './view.ts';

export const recordModule = pageModule({
  routes: [
    'accessibility',
    'navigator-service',
    'navigator-region',
    'navigator-chapter',
    'navigator-status-table',
    'navigator-report-builder',
    'navigator-service-article',
    'navigator-region-article',
  ],
  query: recordPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: recordView,
  Page: RecordPage,
});
