// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  LocationPresence,
  LocationRegion,
  PersonGrade,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PostalFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PlatedFragment } from '../../shared/records/portraits/plated.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type LocationPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type LocationPageQuery = {
  readonly location:
    | ({
        readonly region: LocationRegion;
        readonly presence: LocationPresence;
        readonly closedOn: string | null;
        readonly country: NameFragment | null;
        readonly servedFrom: ReadonlyArray<OfficeLineFragment>;
        readonly contacts: ReadonlyArray<{ readonly grade: PersonGrade } & PlatedFragment>;
        readonly services: ReadonlyArray<
          { readonly subject: string | null; readonly summary: string | null } & NameFragment
        >;
        readonly jurisdiction: {
          readonly title: string;
          readonly chapters: ReadonlyArray<
            {
              readonly parent: {
                readonly parent: { readonly title: string; readonly locale: Locale } | null;
              } | null;
            } & CardFragment
          >;
        } | null;
        readonly offices: ReadonlyArray<
          {
            readonly people: ReadonlyArray<{ readonly grade: PersonGrade } & PlatedFragment>;
          } & OfficeLineFragment
        >;
        readonly places: ReadonlyArray<CardFragment>;
      } & CoreFragment)
    | null;
};
export type OfficeLineFragment = {
  readonly subject: string | null;
  readonly summary: string | null;
  readonly phone: string;
  readonly email: string | null;
} & NameFragment &
  PostalFragment;
export const locationPageQuery = stored<LocationPageQuery, LocationPageQueryVariables>('LocationPage', 'query LocationPage($id: ID!, $locale: Locale!) {\n  location(id: $id, locale: $locale) {\n    ...Core\n    region\n    presence\n    country {\n      ...Name\n    }\n    servedFrom {\n      ...OfficeLine\n    }\n    closedOn\n    contacts {\n      grade\n      ...Plated\n    }\n    services {\n      ...Card\n    }\n    jurisdiction {\n      title\n      chapters: linkedFrom(\n        types: ["navigatorChapter"]\n        field: "jurisdiction"\n        first: 12\n      ) {\n        ...Card\n        parent {\n          parent {\n            title\n            locale\n          }\n        }\n      }\n    }\n    offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n      ... on Office {\n        ...OfficeLine\n        people: linkedFrom(types: ["person"], field: "offices", first: 12) {\n          ... on Person {\n            grade\n            ...Plated\n          }\n        }\n      }\n    }\n    places: linkedFrom(types: ["location"], field: "country", first: 10) {\n      ...Card\n    }\n  }\n}\n\nfragment OfficeLine on Office {\n  ...Name\n  subject\n  ...Postal\n  summary\n  phone\n  email\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Postal on Office {\n  title\n  address\n  location {\n    title\n    country {\n      title\n    }\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}');
