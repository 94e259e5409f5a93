// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  ListOrder,
  PublicationAccess,
  PublicationFilter,
  PublicationKind,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PublicationsListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  filter: PublicationFilter;
  availableIn?: ReadonlyArray<Locale> | Locale | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  order: ListOrder;
  first: number;
  offset: number;
};
export type PublicationsListQuery = {
  readonly record: CoreFragment | null;
  readonly publications: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly kind: PublicationKind;
        readonly access: PublicationAccess;
        readonly readingMinutes: number | null;
        readonly topics: ReadonlyArray<NameFragment>;
      } & NameFragment
    >;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
};
export const publicationsListQuery = stored<PublicationsListQuery, PublicationsListQueryVariables>('PublicationsList', 'query PublicationsList($id: ID!, $locale: Locale!, $words: String, $filter: PublicationFilter!, $availableIn: [Locale!], $from: DateTime, $until: DateTime, $order: ListOrder!, $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  publications(\n    locale: $locale\n    filter: $filter\n    words: $words\n    availableIn: $availableIn\n    from: $from\n    until: $until\n    order: $order\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...Card\n      kind\n      access\n      readingMinutes\n    }\n    facets {\n      ...Facet\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}');
