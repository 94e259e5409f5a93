import { pageModule } from '../../page-module.ts';
import { PersonPage } from './PersonPage.tsx';
import { personPageQuery } from './query.gen.ts';
import { personView } from './view.ts';

export const personModule = pageModule({
  routes: ['person'],
  query: personPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: personView,
  Page: PersonPage,
});
