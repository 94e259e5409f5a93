// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { EventStanding, PublicationKind } from '../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type InsightsQueryVariables = {
  id: string;
  locale: Locale;
  topic: string;
  topics?: ReadonlyArray<string> | string | null | undefined;
  onTopic: boolean;
  eventsFrom?: string | null | undefined;
  first: number;
};
export type InsightsQuery = {
  readonly record: CoreFragment | ({ readonly featured: ReadonlyArray<CardFragment> } & CoreFragment) | null;
  readonly topic?: ({ readonly summary: string | null } & NameFragment) | null;
  readonly publications: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly kind: PublicationKind;
        readonly topics: ReadonlyArray<NameFragment>;
      } & NameFragment
    >;
  };
  readonly blogPosts: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
      } & NameFragment
    >;
  };
  readonly works: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly firstPublishedAt: string;
        readonly product: { readonly feature: string | null } | null;
        readonly topics: ReadonlyArray<NameFragment>;
      } & NameFragment
    >;
  };
  readonly events: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly startsAt: string;
        readonly timeZone: string;
        readonly firstPublishedAt: string;
        readonly standing: EventStanding;
      } & NameFragment
    >;
  };
  readonly publicationTopics?: { readonly facets: ReadonlyArray<FacetFragment> };
  readonly postTopics?: { readonly facets: ReadonlyArray<FacetFragment> };
  readonly eventTopics?: { readonly facets: ReadonlyArray<FacetFragment> };
};
export const insightsQuery = stored<InsightsQuery, InsightsQueryVariables>('Insights', 'query Insights($id: ID!, $locale: Locale!, $topic: ID!, $topics: [ID!], $onTopic: Boolean!, $eventsFrom: DateTime, $first: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n    ... on Section {\n      featured {\n        ...Card\n      }\n    }\n  }\n  topic(id: $topic, locale: $locale) @include(if: $onTopic) {\n    ...Name\n    summary\n  }\n  publications(locale: $locale, filter: { topics: $topics }, first: $first) {\n    totalCount\n    nodes {\n      ...Card\n      kind\n    }\n  }\n  blogPosts(locale: $locale, filter: { topics: $topics }, first: $first) {\n    totalCount\n    nodes {\n      ...Card\n    }\n  }\n  works(locale: $locale, filter: { topics: $topics }, first: 500) {\n    nodes {\n      ...Card\n      firstPublishedAt\n      product {\n        feature\n      }\n      topics {\n        ...Name\n      }\n    }\n  }\n  events(\n    locale: $locale\n    filter: { topics: $topics }\n    from: $eventsFrom\n    order: SOONEST\n    first: $first\n  ) {\n    totalCount\n    nodes {\n      ...Card\n      firstPublishedAt\n      standing\n    }\n  }\n  publicationTopics: publications(locale: $locale, first: 0) @skip(if: $onTopic) {\n    facets(fields: ["topics"]) {\n      ...Facet\n    }\n  }\n  postTopics: blogPosts(locale: $locale, first: 0) @skip(if: $onTopic) {\n    facets(fields: ["topics"]) {\n      ...Facet\n    }\n  }\n  eventTopics: events(locale: $locale, first: 0) @skip(if: $onTopic) {\n    facets(fields: ["topics"]) {\n      ...Facet\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}');
