// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonGrade } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PlatedFragment } from '../../shared/records/portraits/plated.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type OfficePageQueryVariables = {
  id: string;
  locale: Locale;
};
export type OfficePageQuery = {
  readonly latin: { readonly address: string } | null;
  readonly office:
    | ({
        readonly latitude: number | null;
        readonly longitude: number | null;
        readonly phone: string;
        readonly email: string | null;
        readonly timeZone: string;
        readonly directions: string | null;
        readonly access: string | null;
        readonly title: string;
        readonly address: string;
        readonly location:
          | ({ readonly title: string; readonly country: { readonly title: string } | null } & NameFragment)
          | null;
        readonly localAddress: { readonly text: string; readonly language: string } | null;
        readonly hours: ReadonlyArray<{
          readonly days: string;
          readonly opens: string;
          readonly closes: string;
        }>;
        readonly head: PlatedFragment | null;
        readonly entity: {
          readonly title: string;
          readonly regulator: string | null;
          readonly registrationNumber: string | null;
          readonly vatNumber: string | null;
        } | null;
        readonly news: ReadonlyArray<CardFragment>;
      } & CoreFragment)
    | null;
  readonly people: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade } & PlatedFragment>;
  };
};
export type WholeOfficeFragment = {
  readonly title: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly phone: string;
  readonly email: string | null;
  readonly timeZone: string;
  readonly directions: string | null;
  readonly access: string | null;
  readonly location:
    | ({ readonly title: string; readonly country: { readonly title: string } | null } & NameFragment)
    | null;
  readonly localAddress: { readonly text: string; readonly language: string } | null;
  readonly hours: ReadonlyArray<{ readonly days: string; readonly opens: string; readonly closes: string }>;
  readonly head: PlatedFragment | null;
  readonly entity: {
    readonly title: string;
    readonly regulator: string | null;
    readonly registrationNumber: string | null;
    readonly vatNumber: string | null;
  } | null;
  readonly news: ReadonlyArray<CardFragment>;
} & CoreFragment;
export const officePageQuery = stored<OfficePageQuery, OfficePageQueryVariables>('OfficePage', 'query OfficePage($id: ID!, $locale: Locale!) {\n  latin: office(id: $id, locale: "en") {\n    address\n  }\n  office(id: $id, locale: $locale) {\n    ...WholeOffice\n  }\n  people(\n    locale: $locale\n    filter: { offices: [$id], standing: [ACTIVE] }\n    first: 60\n  ) {\n    totalCount\n    nodes {\n      grade\n      ...Plated\n    }\n  }\n}\n\nfragment WholeOffice on Office {\n  ...Core\n  ...Postal\n  location {\n    ...Name\n  }\n  localAddress {\n    text\n    language\n  }\n  latitude\n  longitude\n  phone\n  email\n  timeZone\n  hours {\n    days\n    opens\n    closes\n  }\n  head {\n    ...Plated\n  }\n  entity {\n    title\n    regulator\n    registrationNumber\n    vatNumber\n  }\n  directions\n  access\n  news: linkedFrom(lists: [NEWS], field: "offices", first: 3) {\n    ...Card\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Postal on Office {\n  title\n  address\n  location {\n    title\n    country {\n      title\n    }\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}');
