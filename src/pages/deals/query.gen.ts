// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { DealFilter, ListOrder } from '../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, FacetFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import type { DealCardFragment } from './deals.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type DealsQueryVariables = {
  id: string;
  locale: Locale;
  filter: DealFilter;
  from?: string | null | undefined;
  until?: string | null | undefined;
  order: ListOrder;
  first: number;
  offset: number;
  after?: string | null | undefined;
  one?: ReadonlyArray<string> | string | null | undefined;
  hasOne: boolean;
};
export type DealsQuery = {
  readonly record: CoreFragment | null;
  readonly deals: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<DealCardFragment>;
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly alone?: { readonly nodes: ReadonlyArray<DealCardFragment> };
};
export const dealsQuery = stored<DealsQuery, DealsQueryVariables>('Deals', 'query Deals($id: ID!, $locale: Locale!, $filter: DealFilter!, $from: DateTime, $until: DateTime, $order: ListOrder!, $first: Int!, $offset: Int!, $after: String, $one: [ID!], $hasOne: Boolean!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  deals(\n    locale: $locale\n    filter: $filter\n    from: $from\n    until: $until\n    order: $order\n    first: $first\n    offset: $offset\n    after: $after\n  ) {\n    totalCount\n    nodes {\n      ...DealCard\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n    facets {\n      ...Facet\n    }\n  }\n  alone: deals(locale: $locale, filter: { id: $one }, first: 1) @include(if: $hasOne) {\n    nodes {\n      ...DealCard\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment DealCard on Deal {\n  id\n  locale\n  title\n  summary\n  client\n  value\n  currency\n  announcedOn\n  closedOn\n  role\n  kind\n  people {\n    ...Name\n  }\n  services {\n    ...Name\n  }\n  sectors {\n    ...Name\n  }\n  jurisdictions {\n    ...Name\n  }\n  news {\n    ...Name\n  }\n}');
