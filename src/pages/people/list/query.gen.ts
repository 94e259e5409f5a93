// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonGrade } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  FacetFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PitchDealFragment, PitchPersonFragment } from '../pitch/pitch.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PeopleListQueryVariables = {
  id: string;
  locale: Locale;
  words?: string | null | undefined;
  offices?: ReadonlyArray<string> | string | null | undefined;
  services?: ReadonlyArray<string> | string | null | undefined;
  sectors?: ReadonlyArray<string> | string | null | undefined;
  languages?: ReadonlyArray<string> | string | null | undefined;
  speaks?: ReadonlyArray<string> | string | null | undefined;
  admitted?: ReadonlyArray<string> | string | null | undefined;
  grades?: ReadonlyArray<PersonGrade> | PersonGrade | null | undefined;
  startsWith?: string | null | undefined;
  first: number;
  offset: number;
  packed: boolean;
  person1: string;
  person2: string;
  person3: string;
  person4: string;
  person5: string;
  person6: string;
  person7: string;
  person8: string;
  person9: string;
  person10: string;
  person11: string;
  person12: string;
  deal1: string;
  deal2: string;
  deal3: string;
  deal4: string;
  deal5: string;
  deal6: string;
  deal7: string;
  deal8: string;
  deal9: string;
  deal10: string;
  deal11: string;
  deal12: string;
};
export type PeopleListQuery = {
  readonly record: CoreFragment | null;
  readonly people: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly givenName: string;
        readonly familyName: string;
        readonly grade: PersonGrade;
        readonly services: ReadonlyArray<NameFragment>;
      } & PersonCardFragment
    >;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly person1?: PitchPersonFragment | null;
  readonly person2?: PitchPersonFragment | null;
  readonly person3?: PitchPersonFragment | null;
  readonly person4?: PitchPersonFragment | null;
  readonly person5?: PitchPersonFragment | null;
  readonly person6?: PitchPersonFragment | null;
  readonly person7?: PitchPersonFragment | null;
  readonly person8?: PitchPersonFragment | null;
  readonly person9?: PitchPersonFragment | null;
  readonly person10?: PitchPersonFragment | null;
  readonly person11?: PitchPersonFragment | null;
  readonly person12?: PitchPersonFragment | null;
  readonly deal1?: PitchDealFragment | null;
  readonly deal2?: PitchDealFragment | null;
  readonly deal3?: PitchDealFragment | null;
  readonly deal4?: PitchDealFragment | null;
  readonly deal5?: PitchDealFragment | null;
  readonly deal6?: PitchDealFragment | null;
  readonly deal7?: PitchDealFragment | null;
  readonly deal8?: PitchDealFragment | null;
  readonly deal9?: PitchDealFragment | null;
  readonly deal10?: PitchDealFragment | null;
  readonly deal11?: PitchDealFragment | null;
  readonly deal12?: PitchDealFragment | null;
};
export const peopleListQuery = stored<PeopleListQuery, PeopleListQueryVariables>('PeopleList', 'query PeopleList($id: ID!, $locale: Locale!, $words: String, $offices: [ID!], $services: [ID!], $sectors: [ID!], $languages: [String!], $speaks: [String!], $admitted: [String!], $grades: [PersonGrade!], $startsWith: String, $first: Int!, $offset: Int!, $packed: Boolean!, $person1: ID!, $person2: ID!, $person3: ID!, $person4: ID!, $person5: ID!, $person6: ID!, $person7: ID!, $person8: ID!, $person9: ID!, $person10: ID!, $person11: ID!, $person12: ID!, $deal1: ID!, $deal2: ID!, $deal3: ID!, $deal4: ID!, $deal5: ID!, $deal6: ID!, $deal7: ID!, $deal8: ID!, $deal9: ID!, $deal10: ID!, $deal11: ID!, $deal12: ID!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      speaks: $speaks\n      admitted: $admitted\n      grade: $grades\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    words: $words\n    startsWith: $startsWith\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...PersonCard\n      givenName\n      familyName\n      grade\n      services {\n        ...Name\n      }\n    }\n    facets(\n      fields: ["offices", "services", "sectors", "languages", "grade", "speaks", "admitted"]\n    ) {\n      ...Facet\n    }\n  }\n  person1: person(id: $person1, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person2: person(id: $person2, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person3: person(id: $person3, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person4: person(id: $person4, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person5: person(id: $person5, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person6: person(id: $person6, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person7: person(id: $person7, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person8: person(id: $person8, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person9: person(id: $person9, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person10: person(id: $person10, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person11: person(id: $person11, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  person12: person(id: $person12, locale: $locale) @include(if: $packed) {\n    ...PitchPerson\n  }\n  deal1: deal(id: $deal1, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal2: deal(id: $deal2, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal3: deal(id: $deal3, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal4: deal(id: $deal4, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal5: deal(id: $deal5, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal6: deal(id: $deal6, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal7: deal(id: $deal7, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal8: deal(id: $deal8, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal9: deal(id: $deal9, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal10: deal(id: $deal10, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal11: deal(id: $deal11, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n  deal12: deal(id: $deal12, locale: $locale) @include(if: $packed) {\n    ...PitchDeal\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment PitchPerson on Person {\n  ...PersonCard\n  summary\n  body\n  givenName\n  familyName\n  nativeName\n  postNominals\n  services {\n    ...Name\n  }\n  sectors {\n    ...Name\n  }\n  languages {\n    language\n    level\n  }\n  admissions {\n    jurisdiction\n    year\n    note\n  }\n  experience {\n    year\n    text\n  }\n  withdrawn {\n    at\n  }\n  workplaces: offices {\n    ...Name\n    address\n    phone\n    email\n  }\n  deals: linkedFrom(types: ["deal"], field: "people", first: 12) {\n    ... on Deal {\n      ...PitchDeal\n    }\n  }\n}\n\nfragment PitchDeal on Deal {\n  ...Name\n  client\n  value\n  currency\n  announcedOn\n  role\n}');
