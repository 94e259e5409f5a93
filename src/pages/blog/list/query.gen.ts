// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { BlogPostFilter } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type BlogListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  filter: BlogPostFilter;
  availableIn?: ReadonlyArray<Locale> | Locale | null | undefined;
  first: number;
  offset: number;
};
export type BlogListQuery = {
  readonly record: CoreFragment | null;
  readonly blogPosts: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly categories: ReadonlyArray<NameFragment>;
        readonly authors: ReadonlyArray<NameFragment>;
      } & NameFragment
    >;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
};
export const blogListQuery = stored<BlogListQuery, BlogListQueryVariables>('BlogList', 'query BlogList($id: ID!, $locale: Locale!, $words: String, $filter: BlogPostFilter!, $availableIn: [Locale!], $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  blogPosts(\n    locale: $locale\n    filter: $filter\n    words: $words\n    availableIn: $availableIn\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...Card\n      categories {\n        ...Name\n      }\n      authors {\n        ...Name\n      }\n    }\n    facets {\n      ...Facet\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}');
