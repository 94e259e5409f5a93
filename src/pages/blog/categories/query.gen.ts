// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type BlogCategoriesQueryVariables = {
  id: string;
  locale: Locale;
};
export type BlogCategoriesQuery = {
  readonly record: CoreFragment | null;
  readonly blogCategories: {
    readonly nodes: ReadonlyArray<
      {
        readonly summary: string | null;
        readonly body: RichText | null;
        readonly isSeries: boolean;
        readonly posts: ReadonlyArray<CardFragment>;
        readonly parts: ReadonlyArray<CardFragment>;
      } & NameFragment
    >;
  };
  readonly blogPosts: {
    readonly facets: ReadonlyArray<{
      readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }>;
    }>;
  };
};
export const blogCategoriesQuery = stored<BlogCategoriesQuery, BlogCategoriesQueryVariables>('BlogCategories', 'query BlogCategories($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  blogCategories(locale: $locale, first: 100, order: TITLE) {\n    nodes {\n      ...Name\n      summary\n      body\n      isSeries\n      posts: linkedFrom(types: ["blogPost"], field: "categories", first: 3) {\n        ...Card\n      }\n      parts: linkedFrom(types: ["blogPost"], field: "series", first: 100) {\n        ...Card\n      }\n    }\n  }\n  blogPosts(locale: $locale, first: 0) {\n    facets(fields: ["categories", "series"]) {\n      values {\n        value\n        count\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
