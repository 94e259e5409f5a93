// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { CoreFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type GraduateQuestionsQueryVariables = {
  id: string;
  locale: Locale;
};
export type GraduateQuestionsQuery = {
  readonly page: ({ readonly contacts: ReadonlyArray<PersonCardFragment> } & CoreFragment) | null;
  readonly faqs: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly slug: string;
      readonly title: string;
      readonly summary: string | null;
      readonly body: RichText | null;
      readonly audience: string | null;
      readonly reviewedOn: string | null;
    }>;
  };
};
export const graduateQuestionsQuery = stored<GraduateQuestionsQuery, GraduateQuestionsQueryVariables>('GraduateQuestions', 'query GraduateQuestions($id: ID!, $locale: Locale!) {\n  page: graduatePage(id: $id, locale: $locale) {\n    ...Core\n    contacts {\n      ...PersonCard\n    }\n  }\n  faqs(locale: $locale, first: 200) {\n    nodes {\n      id\n      locale\n      slug\n      title\n      summary\n      body\n      audience\n      reviewedOn\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}');
