// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { JobFilter, ListOrder } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { JobCardFragment } from '../careers.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type CareersListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  filter: JobFilter;
  order: ListOrder;
  first: number;
  offset: number;
  isPlain: boolean;
};
export type CareersListQuery = {
  readonly section: ({ readonly children: ReadonlyArray<CardFragment> } & CoreFragment) | null;
  readonly jobs: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<JobCardFragment>;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly open: {
    readonly facets: ReadonlyArray<{
      readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }>;
    }>;
  };
  readonly over?: {
    readonly nodes: ReadonlyArray<
      { readonly closesAt: string | null; readonly timeZone: string; readonly filled: boolean } & NameFragment
    >;
  };
};
export const careersListQuery = stored<CareersListQuery, CareersListQueryVariables>('CareersList', 'query CareersList($id: ID!, $locale: Locale!, $words: String, $filter: JobFilter!, $order: ListOrder!, $first: Int!, $offset: Int!, $isPlain: Boolean!) {\n  section(id: $id, locale: $locale) {\n    ...Core\n    children(first: 60, types: ["page"]) {\n      ...Card\n    }\n  }\n  jobs(\n    locale: $locale\n    filter: $filter\n    words: $words\n    order: $order\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...JobCard\n    }\n    facets(\n      fields: ["offices", "department", "level", "contract", "workplace", "salary", "closing"]\n    ) {\n      ...Facet\n    }\n  }\n  open: jobs(locale: $locale, filter: { state: ["open"] }, first: 0) {\n    facets(fields: ["page"]) {\n      values {\n        value\n        count\n      }\n    }\n  }\n  over: jobs(locale: $locale, filter: { state: ["closed"] }, first: 12) @include(if: $isPlain) {\n    nodes {\n      ...Name\n      closesAt\n      timeZone\n      filled\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment JobCard on Job {\n  ...Name\n  summary\n  department\n  team\n  jobLevel: level\n  contract\n  workplace\n  salaryFrom\n  salaryTo\n  currency\n  salaryPer\n  postedOn\n  closesAt\n  timeZone\n  filled\n  offices {\n    ...Name\n  }\n}');
