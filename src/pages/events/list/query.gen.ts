// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { EventFilter, ListOrder } from '../../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, FacetFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { EventFactsFragment } from '../event.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type EventsListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  filter: EventFilter;
  now: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  order: ListOrder;
  first: number;
  offset: number;
};
export type EventsListQuery = {
  readonly record: CoreFragment | null;
  readonly events: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<EventFactsFragment>;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly upcoming: { readonly totalCount: number };
  readonly past: { readonly totalCount: number };
};
export const eventsListQuery = stored<EventsListQuery, EventsListQueryVariables>('EventsList', 'query EventsList($id: ID!, $locale: Locale!, $words: String, $filter: EventFilter!, $now: DateTime!, $from: DateTime, $until: DateTime, $order: ListOrder!, $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  events(\n    locale: $locale\n    filter: $filter\n    words: $words\n    from: $from\n    until: $until\n    order: $order\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...EventFacts\n    }\n    facets {\n      ...Facet\n    }\n  }\n  upcoming: events(\n    locale: $locale\n    filter: $filter\n    words: $words\n    from: $now\n    first: 0\n  ) {\n    totalCount\n  }\n  past: events(\n    locale: $locale\n    filter: $filter\n    words: $words\n    until: $now\n    first: 0\n  ) {\n    totalCount\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment EventFacts on Event {\n  ...Name\n  summary\n  kind\n  format\n  startsAt\n  endsAt\n  timeZone\n  previousStart\n  office {\n    ...Name\n  }\n  venue\n  registration\n  registrationClosesAt\n  standing\n  credit\n  cpdMinutes\n  languages {\n    language\n  }\n  recordingMinutes\n  firstPublishedAt\n  publishedAt\n}');
