import { pageModule } from '../../page-module.ts';
import { FaqPage } from './FaqPage.tsx';
import { graduateQuestionsQuery } from './query.gen.ts';
import { faqView } from './view.ts';

export const faqModule = pageModule({
  routes: ['graduates-faq'],
  query: graduateQuestionsQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams: ['q'],
  view: faqView,
  Page: FaqPage,
});
