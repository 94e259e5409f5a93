import { aboutPageQuery } from '../about/query.gen.ts';
import { pageModule } from '../page-module.ts';
import { ContactPage } from './ContactPage.tsx';
import { DeskPage } from './DeskPage.tsx';
import { deskView } from './desk-view.ts';
import { contactPageQuery } from './query.gen.ts';
import { contactView } from './view.ts';

/** Contact by what it is about. */
export const contactModule = pageModule({
  routes: ['contact'],
  query: contactPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: contactView,
  Page: ContactPage,
});

/** One desk: a page of the firm, with the notice that all contact needs. */
export const deskModule = pageModule({
  routes: ['contact-page'],
  query: aboutPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: deskView,
  Page: DeskPage,
});
