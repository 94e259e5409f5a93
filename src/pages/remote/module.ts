import { pageModule } from '../page-module.ts';
import { remotePageQuery } from './query.gen.ts';
import { RemotePage } from './RemotePage.tsx';
import { remoteView } from './view.ts';

/** Planned work begins and ends by the clock. */
const aFewMinutes = 300;

export const remoteModule = pageModule({
  routes: ['remote'],
  query: remotePageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: remoteView,
  Page: RemotePage,
  maxAge: aFewMinutes,
});
