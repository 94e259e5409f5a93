// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type {
  EventKind,
  EventStanding,
  LocationRegion,
  NavigatorCellLegalStatus,
  PublicationStanding,
} from '../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type HomePageQueryVariables = {
  id: string;
  locale: Locale;
  now: string;
  since: string;
};
export type HomePageQuery = {
  readonly home:
    | ({
        readonly heroTitle: string;
        readonly heroText: string | null;
        readonly featured: ReadonlyArray<CardFragment>;
        readonly people: ReadonlyArray<
          {
            readonly givenName: string;
            readonly familyName: string;
            readonly services: ReadonlyArray<NameFragment>;
          } & PersonCardFragment
        >;
        readonly audiences: ReadonlyArray<{
          readonly title: string;
          readonly text: string | null;
          readonly pages: ReadonlyArray<NameFragment>;
        }>;
      } & CoreFragment)
    | null;
  readonly publications: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly topics: ReadonlyArray<NameFragment>;
        readonly authors: ReadonlyArray<{ readonly title: string }>;
      } & NameFragment
    >;
  };
  readonly rules: {
    readonly nodes: ReadonlyArray<
      {
        readonly bindsOn: string | null;
        readonly standing: PublicationStanding;
        readonly jurisdictions: ReadonlyArray<{ readonly title: string }>;
      } & NameFragment
    >;
  };
  readonly events: {
    readonly nodes: ReadonlyArray<
      {
        readonly kind: EventKind;
        readonly standing: EventStanding;
        readonly startsAt: string;
        readonly timeZone: string;
        readonly venue: string | null;
        readonly office: { readonly title: string } | null;
      } & NameFragment
    >;
  };
  readonly navigatorDates: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly title: string;
      readonly legalStatus: NavigatorCellLegalStatus;
      readonly effectiveFrom: string | null;
      readonly topic: ({ readonly parent: { readonly title: string } | null } & NameFragment) | null;
      readonly parent:
        | NameFragment
        | ({ readonly jurisdiction: { readonly title: string } | null } & NameFragment)
        | null;
    }>;
  };
  readonly people: { readonly totalCount: number };
  readonly offices: {
    readonly nodes: ReadonlyArray<
      {
        readonly title: string;
        readonly address: string;
        readonly timeZone: string;
        readonly location: {
          readonly title: string;
          readonly region: LocationRegion;
          readonly country: { readonly title: string } | null;
        } | null;
        readonly hours: ReadonlyArray<{
          readonly days: string;
          readonly opens: string;
          readonly closes: string;
        }>;
      } & NameFragment
    >;
  };
};
export const homePageQuery = stored<HomePageQuery, HomePageQueryVariables>('HomePage', 'query HomePage($id: ID!, $locale: Locale!, $now: DateTime!, $since: DateTime!) {\n  home(id: $id, locale: $locale) {\n    ...Core\n    heroTitle\n    heroText\n    featured {\n      ...Card\n    }\n    people {\n      ...PersonCard\n      givenName\n      familyName\n      services {\n        ...Name\n      }\n    }\n    audiences {\n      title\n      text\n      pages {\n        ...Name\n      }\n    }\n  }\n  publications(locale: $locale, first: 5) {\n    nodes {\n      ...Card\n      authors {\n        title\n      }\n    }\n  }\n  rules: publications(locale: $locale, first: 100, from: $since) {\n    nodes {\n      ...Name\n      bindsOn\n      standing\n      jurisdictions {\n        title\n      }\n    }\n  }\n  events(locale: $locale, first: 20, from: $now, order: SOONEST) {\n    nodes {\n      ...Name\n      kind\n      standing\n      startsAt\n      timeZone\n      venue\n      office {\n        title\n      }\n    }\n  }\n  navigatorDates(locale: $locale, first: 100) {\n    nodes {\n      id\n      locale\n      title\n      legalStatus\n      effectiveFrom\n      topic {\n        ...Name\n        parent {\n          title\n        }\n      }\n      parent {\n        ...Name\n        ... on NavigatorChapter {\n          jurisdiction {\n            title\n          }\n        }\n      }\n    }\n  }\n  people(locale: $locale, filter: { standing: [ACTIVE, ON_LEAVE] }, first: 1) {\n    totalCount\n  }\n  offices(locale: $locale, first: 100) {\n    nodes {\n      ...Name\n      ...Postal\n      location {\n        region\n      }\n      timeZone\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Postal on Office {\n  title\n  address\n  location {\n    title\n    country {\n      title\n    }\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
