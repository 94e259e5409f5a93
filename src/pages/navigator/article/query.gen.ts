// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CoreFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';

export type NavigatorArticlePageQueryVariables = {
  id: string;
  locale: Locale;
};

export type NavigatorArticlePageQuery = {
  readonly navigatorArticle:
    | ({
        readonly publishedOn: string;
        readonly authors: ReadonlyArray<PersonCardFragment>;
      } & CoreFragment)
    | null;
};

export const navigatorArticlePageQuery = stored<
  NavigatorArticlePageQuery,
  NavigatorArticlePageQueryVariables
>(
  'NavigatorArticlePage',
  'query NavigatorArticlePage($id: ID!, $locale: Locale!) {\n  navigatorArticle(id: $id, locale: $locale) {\n    ...Core\n    publishedOn\n    authors {\n      ...PersonCard\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}',
);
