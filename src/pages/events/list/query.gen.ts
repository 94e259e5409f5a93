// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventCredit =
  | 'CERTIFICATE'
  | 'NONE'
  | 'SELF_RECORDED';

/** Each field: any of the values; all fields together. */
export type EventFilter = {
  readonly credit?: ReadonlyArray<EventCredit> | null | undefined;
  readonly format?: ReadonlyArray<EventFormat> | null | undefined;
  readonly jurisdictions?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<EventKind> | null | undefined;
  readonly languages?: ReadonlyArray<string> | null | undefined;
  readonly office?: ReadonlyArray<string> | null | undefined;
  readonly registration?: ReadonlyArray<EventRegistration> | null | undefined;
  readonly sectors?: ReadonlyArray<string> | null | undefined;
  readonly services?: ReadonlyArray<string> | null | undefined;
  readonly topics?: ReadonlyArray<string> | null | undefined;
};

export type EventFormat =
  | 'HYBRID'
  | 'IN_PERSON'
  | 'ONLINE';

export type EventKind =
  | 'CONFERENCE'
  | 'GRADUATE'
  | 'ROUNDTABLE'
  | 'SEMINAR'
  | 'WEBINAR';

export type EventRegistration =
  | 'CLOSED'
  | 'INVITE'
  | 'OPEN'
  | 'WAITLIST';

export type EventStanding =
  | 'CANCELLED'
  | 'MOVED_ONLINE'
  | 'PLANNED'
  | 'POSTPONED';

export type ListOrder =
  | 'NEWEST'
  | 'POSITION'
  /** What comes next first, then what was last. */
  | 'SOONEST'
  | 'TITLE';

export type EventsListQueryVariables = Exact<{
  id: string;
  locale: import('../../../routing/locales.ts').Locale;
  filter: EventFilter;
  now: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  order: ListOrder;
  first: number;
  offset: number;
}>;


export type EventsListQuery = { readonly record:
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> }
    | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> }
   | null, readonly events: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly summary: string | null, readonly kind: EventKind, readonly format: EventFormat, readonly startsAt: string, readonly endsAt: string, readonly timeZone: string, readonly previousStart: string | null, readonly venue: string | null, readonly registration: EventRegistration, readonly registrationClosesAt: string | null, readonly standing: EventStanding, readonly credit: EventCredit | null, readonly cpdMinutes: number | null, readonly recordingMinutes: number | null, readonly firstPublishedAt: string, readonly publishedAt: string, readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly office: { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null } | null, readonly languages: ReadonlyArray<{ readonly language: string }> }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string | null, readonly locale: import('../../../routing/locales.ts').Locale | null, readonly count: number }> }> }, readonly upcoming: { readonly totalCount: number }, readonly past: { readonly totalCount: number } };

export type EventFactsFragment = { readonly summary: string | null, readonly kind: EventKind, readonly format: EventFormat, readonly startsAt: string, readonly endsAt: string, readonly timeZone: string, readonly previousStart: string | null, readonly venue: string | null, readonly registration: EventRegistration, readonly registrationClosesAt: string | null, readonly standing: EventStanding, readonly credit: EventCredit | null, readonly cpdMinutes: number | null, readonly recordingMinutes: number | null, readonly firstPublishedAt: string, readonly publishedAt: string, readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly office: { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null } | null, readonly languages: ReadonlyArray<{ readonly language: string }> };

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const eventsListQuery = stored<EventsListQuery, EventsListQueryVariables>(
  'EventsList',
  "query EventsList($id: ID!, $locale: Locale!, $filter: EventFilter!, $now: DateTime!, $from: DateTime, $until: DateTime, $order: ListOrder!, $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  events(\n    locale: $locale\n    filter: $filter\n    from: $from\n    until: $until\n    order: $order\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...EventFacts\n    }\n    facets {\n      field\n      values {\n        value\n        label\n        locale\n        count\n      }\n    }\n  }\n  upcoming: events(locale: $locale, filter: $filter, from: $now, first: 0) {\n    totalCount\n  }\n  past: events(locale: $locale, filter: $filter, until: $now, first: 0) {\n    totalCount\n  }\n}\n\nfragment EventFacts on Event {\n  ...Name\n  summary\n  kind\n  format\n  startsAt\n  endsAt\n  timeZone\n  previousStart\n  office {\n    ...Name\n  }\n  venue\n  registration\n  registrationClosesAt\n  standing\n  credit\n  cpdMinutes\n  languages {\n    language\n  }\n  recordingMinutes\n  firstPublishedAt\n  publishedAt\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}",
);
