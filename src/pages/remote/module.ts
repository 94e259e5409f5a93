import { pageModule } from '../page-module.ts';
import { remotePageQuery } from './query.gen.ts';
import { RemotePage } from './RemotePage.tsx';
import { remoteView } from './view.ts';

export const remoteModule = pageModule({
  routes: ['remote'],
  query: remotePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: remoteView,
  Page: RemotePage,
});
