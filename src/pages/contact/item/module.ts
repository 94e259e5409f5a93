import { aboutPageQuery } from '../../about/item/query.gen.ts';
import { pageModule } from '../../page-module.ts';
import { DeskPage } from './DeskPage.tsx';
import { deskView } from './view.ts';

/** One desk: a page of the firm, with the notice that all contact needs. */
export const deskModule = pageModule({
  routes: ['contact-page'],
  query: aboutPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: deskView,
  Page: DeskPage,
});
