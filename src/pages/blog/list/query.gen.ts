// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { CoreFragment, NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type BlogListQueryVariables = {
  id: string;
  locale: Locale;
  withText: boolean;
};
export type BlogListQuery = {
  readonly record: CoreFragment | null;
  readonly blogPosts: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly type: string;
      readonly locale: Locale;
      readonly title: string;
      readonly summary: string | null;
      readonly url: string | null;
      readonly publishedOn: string;
      readonly body?: RichText | null;
      readonly categories: ReadonlyArray<NameFragment>;
      readonly series: NameFragment | null;
      readonly authors: ReadonlyArray<NameFragment>;
      readonly topics: ReadonlyArray<NameFragment>;
      readonly translations: ReadonlyArray<{
        readonly locale: Locale;
      }>;
    }>;
  };
};
export const blogListQuery = stored<BlogListQuery, BlogListQueryVariables>('BlogList', 'query BlogList($id: ID!, $locale: Locale!, $withText: Boolean!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  blogPosts(locale: $locale, first: 500) {\n    nodes {\n      ...Card\n      categories {\n        ...Name\n      }\n      series {\n        ...Name\n      }\n      authors {\n        ...Name\n      }\n      topics {\n        ...Name\n      }\n      translations {\n        locale\n      }\n      body @include(if: $withText)\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
