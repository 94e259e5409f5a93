import { pageModule } from '../page-module.ts';
import { ListPage } from './ListPage.tsx';
import { listPageQuery } from './query.gen.ts';
import { listVariables, listView } from './view.ts';

export const listModule = pageModule({
  query: listPageQuery,
  variables: listVariables,
  searchParams: ['page'],
  view: listView,
  Page: ListPage,
});
