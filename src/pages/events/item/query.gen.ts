// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { EventStanding } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
  PostalFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { EventFactsFragment } from '../event.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type EventPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type EventPageQuery = { readonly event: WholeEventFragment | null };
export type WholeEventFragment = {
  readonly capacity: number | null;
  readonly price: number | null;
  readonly currency: string | null;
  readonly priceNote: string | null;
  readonly accessibility: string | null;
  readonly agenda: ReadonlyArray<{ readonly time: string; readonly title: string }>;
  readonly speakers: ReadonlyArray<
    { readonly givenName: string; readonly familyName: string } & PersonCardFragment
  >;
  readonly guests: ReadonlyArray<{ readonly name: string; readonly role: string | null }>;
  readonly services: ReadonlyArray<
    {
      readonly alike: ReadonlyArray<
        CardFragment | ({ readonly endsAt: string; readonly standing: EventStanding } & CardFragment)
      >;
    } & NameFragment
  >;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly jurisdictions: ReadonlyArray<NameFragment>;
  readonly topics: ReadonlyArray<
    {
      readonly alike: ReadonlyArray<
        CardFragment | ({ readonly endsAt: string; readonly standing: EventStanding } & CardFragment)
      >;
    } & NameFragment
  >;
  readonly slides: ReadonlyArray<{ readonly title: string; readonly points: string }>;
  readonly related: ReadonlyArray<CardFragment>;
  readonly hosts:
    | ({
        readonly access: string | null;
        readonly directions: string | null;
        readonly phone: string;
      } & PostalFragment)
    | null;
} & CoreFragment &
  EventFactsFragment;
export const eventPageQuery = stored<EventPageQuery, EventPageQueryVariables>('EventPage', 'query EventPage($id: ID!, $locale: Locale!) {\n  event(id: $id, locale: $locale) {\n    ...WholeEvent\n  }\n}\n\nfragment WholeEvent on Event {\n  ...Core\n  ...EventFacts\n  capacity\n  price\n  currency\n  priceNote\n  agenda {\n    time\n    title\n  }\n  speakers {\n    ...PersonCard\n    givenName\n    familyName\n  }\n  guests {\n    name\n    role\n  }\n  services {\n    ...Name\n    alike: linkedFrom(types: ["event"], field: "services", first: 20) {\n      ...Card\n      ... on Event {\n        endsAt\n        standing\n      }\n    }\n  }\n  sectors {\n    ...Name\n  }\n  jurisdictions {\n    ...Name\n  }\n  topics {\n    ...Name\n    alike: linkedFrom(types: ["event"], field: "topics", first: 40) {\n      ...Card\n      ... on Event {\n        endsAt\n        standing\n      }\n    }\n  }\n  accessibility\n  slides {\n    title\n    points\n  }\n  related {\n    ...Card\n  }\n  hosts: office {\n    ...Postal\n    access\n    directions\n    phone\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Postal on Office {\n  title\n  address\n  location {\n    title\n    country {\n      title\n    }\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment EventFacts on Event {\n  ...Name\n  summary\n  kind\n  format\n  startsAt\n  endsAt\n  timeZone\n  previousStart\n  office {\n    ...Name\n  }\n  venue\n  registration\n  registrationClosesAt\n  standing\n  credit\n  cpdMinutes\n  languages {\n    language\n  }\n  recordingMinutes\n  firstPublishedAt\n  publishedAt\n}');
