// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  PersonGrade,
  PersonLanguagesLevel,
  PersonStanding,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PersonPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type PersonPageQuery = { readonly person: WholePersonFragment | null };
export type WholePersonFragment = {
  readonly givenName: string;
  readonly familyName: string;
  readonly nativeName: string | null;
  readonly pronunciation: string | null;
  readonly pronouns: string | null;
  readonly postNominals: string | null;
  readonly grade: PersonGrade;
  readonly jobTitle: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly memberships: ReadonlyArray<string>;
  readonly joinedOn: string | null;
  readonly standing: PersonStanding;
  readonly pressOfficer: boolean;
  readonly offices: ReadonlyArray<
    { readonly location: { readonly jurisdiction: { readonly iso: string } | null } | null } & NameFragment
  >;
  readonly services: ReadonlyArray<
    {
      readonly colleagues: ReadonlyArray<
        {
          readonly givenName: string;
          readonly familyName: string;
          readonly grade: PersonGrade;
          readonly services: ReadonlyArray<NameFragment>;
        } & PersonCardFragment
      >;
    } & NameFragment
  >;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly topics: ReadonlyArray<NameFragment>;
  readonly languages: ReadonlyArray<{ readonly language: string; readonly level: PersonLanguagesLevel }>;
  readonly admissions: ReadonlyArray<{
    readonly jurisdiction: string;
    readonly year: number;
    readonly note: string | null;
  }>;
  readonly education: ReadonlyArray<{
    readonly institution: string;
    readonly award: string;
    readonly year: number | null;
  }>;
  readonly experience: ReadonlyArray<{ readonly year: number | null; readonly text: string }>;
  readonly rankings: ReadonlyArray<{
    readonly directory: string;
    readonly band: string | null;
    readonly year: number | null;
    readonly quote: string | null;
  }>;
  readonly leave: { readonly until: string | null; readonly contact: NameFragment | null } | null;
  readonly departure: { readonly leftOn: string | null; readonly successor: NameFragment | null } | null;
  readonly writing: ReadonlyArray<CardFragment>;
  readonly deals: ReadonlyArray<CardFragment>;
} & CoreFragment;
export const personPageQuery = stored<PersonPageQuery, PersonPageQueryVariables>('PersonPage', 'query PersonPage($id: ID!, $locale: Locale!) {\n  person(id: $id, locale: $locale) {\n    ...WholePerson\n  }\n}\n\nfragment WholePerson on Person {\n  ...Core\n  givenName\n  familyName\n  nativeName\n  pronunciation\n  pronouns\n  postNominals\n  grade\n  jobTitle\n  offices {\n    ...Name\n    location {\n      jurisdiction {\n        iso\n      }\n    }\n  }\n  services {\n    ...Name\n    colleagues: linkedFrom(types: ["person"], field: "services", first: 24) {\n      ... on Person {\n        ...PersonCard\n        givenName\n        familyName\n        grade\n        services {\n          ...Name\n        }\n      }\n    }\n  }\n  sectors {\n    ...Name\n  }\n  topics {\n    ...Name\n  }\n  email\n  phone\n  mobile\n  languages {\n    language\n    level\n  }\n  admissions {\n    jurisdiction\n    year\n    note\n  }\n  education {\n    institution\n    award\n    year\n  }\n  experience {\n    year\n    text\n  }\n  rankings {\n    directory\n    band\n    year\n    quote\n  }\n  memberships\n  joinedOn\n  standing\n  leave {\n    until\n    contact {\n      ...Name\n    }\n  }\n  departure {\n    leftOn\n    successor {\n      ...Name\n    }\n  }\n  pressOfficer\n  writing: linkedFrom(lists: [WRITING], field: "authors", first: 8) {\n    ...Card\n  }\n  deals: linkedFrom(types: ["deal"], field: "people", first: 5) {\n    ...Card\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
