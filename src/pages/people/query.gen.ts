// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PersonGrade =
  | 'ASSOCIATE'
  | 'BUSINESS_SERVICES'
  | 'CONSULTANT'
  | 'COUNSEL'
  | 'PARTNER'
  | 'SENIOR_ASSOCIATE'
  | 'TRAINEE';

export type PersonStanding =
  | 'ACTIVE'
  | 'FORMER'
  | 'ON_LEAVE';

export type PeopleListQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
  named?: string | null | undefined;
  offices?: ReadonlyArray<string> | string | null | undefined;
  services?: ReadonlyArray<string> | string | null | undefined;
  sectors?: ReadonlyArray<string> | string | null | undefined;
  languages?: ReadonlyArray<string> | string | null | undefined;
  grades?: ReadonlyArray<PersonGrade> | PersonGrade | null | undefined;
  startsWith?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type PeopleListQuery = { readonly record:
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
   | null, readonly people: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly givenName: string, readonly familyName: string, readonly grade: PersonGrade, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }> }, readonly partners: { readonly totalCount: number }, readonly counsel: { readonly totalCount: number }, readonly seniorAssociates: { readonly totalCount: number }, readonly associates: { readonly totalCount: number }, readonly trainees: { readonly totalCount: number }, readonly consultants: { readonly totalCount: number }, readonly businessServices: { readonly totalCount: number }, readonly offices: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly services: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly sectors: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } };

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export type PersonCardFragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

export const peopleListQuery = stored<PeopleListQuery, PeopleListQueryVariables>(
  'PeopleList',
  "query PeopleList($id: ID!, $locale: Locale!, $named: String, $offices: [ID!], $services: [ID!], $sectors: [ID!], $languages: [String!], $grades: [PersonGrade!], $startsWith: String, $first: Int!, $offset: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: $grades\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: $first\n    offset: $offset\n  ) {\n    totalCount\n    nodes {\n      ...PersonCard\n      givenName\n      familyName\n      grade\n      services {\n        ...Name\n      }\n    }\n  }\n  partners: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [PARTNER]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  counsel: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [COUNSEL]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  seniorAssociates: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [SENIOR_ASSOCIATE]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  associates: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [ASSOCIATE]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  trainees: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [TRAINEE]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  consultants: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [CONSULTANT]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  businessServices: people(\n    locale: $locale\n    filter: {\n      offices: $offices\n      services: $services\n      sectors: $sectors\n      languages: $languages\n      grade: [BUSINESS_SERVICES]\n      standing: [ACTIVE, ON_LEAVE]\n    }\n    named: $named\n    startsWith: $startsWith\n    first: 1\n  ) {\n    totalCount\n  }\n  offices(locale: $locale, first: 100, order: TITLE) {\n    nodes {\n      ...Name\n    }\n  }\n  services(locale: $locale, first: 100, order: TITLE) {\n    nodes {\n      ...Name\n    }\n  }\n  sectors(locale: $locale, first: 100, order: TITLE) {\n    nodes {\n      ...Name\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}",
);
