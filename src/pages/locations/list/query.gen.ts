// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { LocationPresence, LocationRegion } from '../../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type LocationListQueryVariables = {
  id: string;
  locale: Locale;
};
export type LocationListQuery = {
  readonly record: CoreFragment | null;
  readonly locations: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly region: LocationRegion;
        readonly presence: LocationPresence;
        readonly closedOn: string | null;
        readonly country: { readonly id: string } | null;
        readonly servedFrom: ReadonlyArray<OpenedFragment>;
        readonly offices: ReadonlyArray<OpenedFragment>;
      } & NameFragment
    >;
  };
};
export type OpenedFragment = {
  readonly timeZone: string;
  readonly hours: ReadonlyArray<{ readonly days: string; readonly opens: string; readonly closes: string }>;
} & NameFragment;
export const locationListQuery = stored<LocationListQuery, LocationListQueryVariables>('LocationList', 'query LocationList($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  locations(locale: $locale, first: 100) {\n    nodes {\n      ...Card\n      region\n      presence\n      country {\n        id\n      }\n      servedFrom {\n        ...Opened\n      }\n      closedOn\n      offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n        ... on Office {\n          ...Opened\n        }\n      }\n    }\n  }\n}\n\nfragment Opened on Office {\n  ...Name\n  timeZone\n  hours {\n    days\n    opens\n    closes\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
