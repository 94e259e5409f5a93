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

export type OfficePageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type OfficePageQuery = { readonly latin: { readonly address: string } | null, readonly office: { readonly address: string, readonly latitude: number | null, readonly longitude: number | null, readonly phone: string, readonly email: string | null, readonly timeZone: string, readonly directions: string | null, readonly access: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly location: { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null } | null, readonly localAddress: { readonly text: string, readonly language: string } | null, readonly hours: ReadonlyArray<{ readonly days: string, readonly opens: string, readonly closes: string }>, readonly head: { readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } | null, readonly entity: { readonly title: string, readonly regulator: string | null, readonly registrationNumber: string | null, readonly vatNumber: string | null } | null, readonly news: ReadonlyArray<
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
      | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> } | null, readonly people: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }> } };

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

type Card_EKl1iL3uwLnH4gfv2JIcyyA9RlrmqgeKggHlyAc8k_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_K6uwo7gVh2rKvb6Q3uAnjpnVo5HajUin4ACrmAg_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_BlogPost_NavigatorArticle_News_Fragment = { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Deal_Fragment = { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Event_Fragment = { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Job_Fragment = { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Person_Fragment = { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Publication_Fragment = { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

type Card_ScamAlert_Fragment = { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

export type CardFragment =
  | Card_EKl1iL3uwLnH4gfv2JIcyyA9RlrmqgeKggHlyAc8k_Fragment
  | Card_K6uwo7gVh2rKvb6Q3uAnjpnVo5HajUin4ACrmAg_Fragment
  | Card_BlogPost_NavigatorArticle_News_Fragment
  | Card_Deal_Fragment
  | Card_Event_Fragment
  | Card_Job_Fragment
  | Card_Person_Fragment
  | Card_Publication_Fragment
  | Card_ScamAlert_Fragment
;

export type PlatedFragment = { readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

export const officePageQuery = stored<OfficePageQuery, OfficePageQueryVariables>(
  'OfficePage',
  "query OfficePage($id: ID!, $locale: Locale!) {\n  latin: office(id: $id, locale: \"en\") {\n    address\n  }\n  office(id: $id, locale: $locale) {\n    ...Core\n    location {\n      ...Name\n    }\n    address\n    localAddress {\n      text\n      language\n    }\n    latitude\n    longitude\n    phone\n    email\n    timeZone\n    hours {\n      days\n      opens\n      closes\n    }\n    head {\n      ...Plated\n    }\n    entity {\n      title\n      regulator\n      registrationNumber\n      vatNumber\n    }\n    directions\n    access\n    news: linkedFrom(lists: [NEWS], field: \"offices\", first: 3) {\n      ...Card\n    }\n  }\n  people(\n    locale: $locale\n    filter: { offices: [$id], standing: [ACTIVE] }\n    first: 60\n  ) {\n    totalCount\n    nodes {\n      grade\n      ...Plated\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}",
);
