// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NewsFilter, NewsKind } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PressOfficerFragment } from '../../shared/records/writing.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NewsListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  filter: NewsFilter;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first: number;
  offset: number;
};
export type NewsListQuery = {
  readonly record: CoreFragment | null;
  readonly newsItems: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly kind: NewsKind;
        readonly embargoedUntil: string | null;
        readonly offices: ReadonlyArray<{ readonly title: string }>;
      } & NameFragment
    >;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly press: { readonly nodes: ReadonlyArray<PressOfficerFragment> };
  readonly everybody: { readonly totalCount: number };
  readonly offices: { readonly totalCount: number };
  readonly story: NameFragment | null;
};
export const newsListQuery = stored<NewsListQuery, NewsListQueryVariables>('NewsList', 'query NewsList($id: ID!, $locale: Locale!, $words: String, $filter: NewsFilter!, $from: DateTime, $until: DateTime, $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  newsItems(\n    locale: $locale\n    filter: $filter\n    words: $words\n    from: $from\n    until: $until\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...Card\n      kind\n      embargoedUntil\n      offices {\n        title\n      }\n    }\n    facets {\n      ...Facet\n    }\n  }\n  press: people(\n    locale: $locale\n    filter: { pressOfficer: true, standing: [ACTIVE] }\n    first: 6\n    order: TITLE\n  ) {\n    nodes {\n      ...PressOfficer\n    }\n  }\n  everybody: people(\n    locale: $locale\n    filter: { standing: [ACTIVE, ON_LEAVE] }\n    first: 1\n  ) {\n    totalCount\n  }\n  offices(locale: $locale, first: 1) {\n    totalCount\n  }\n  story: recordAt(path: "/about-us/our-story", locale: $locale) {\n    ...Name\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment PressOfficer on Person {\n  ...Name\n  summary\n  jobTitle\n  givenName\n  familyName\n  email\n  phone\n  mobile\n}');
