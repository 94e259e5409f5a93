import { pageModule } from '../../page-module.ts';
import { ContactPage } from './ContactPage.tsx';
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
