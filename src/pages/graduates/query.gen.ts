// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type PersonStanding =
  | 'ACTIVE'
  | 'FORMER'
  | 'ON_LEAVE';

export type ProgrammeEligibilityDegree =
  | 'ANY'
  | 'LAW'
  | 'NATIONAL_LAW';

export type ProgrammeEligibilityFrom =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';

export type ProgrammeEligibilityNeededBefore =
  | 'APPLYING'
  | 'STARTING';

export type ProgrammeEligibilityOtherSubjectsFrom =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';

export type ProgrammeEligibilityUntil =
  | 'FINAL_YEAR'
  | 'FIRST_YEAR'
  | 'GRADUATE'
  | 'MIDDLE_YEAR'
  | 'PENULTIMATE_YEAR';

export type GraduatePageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
  today: string;
}>;


export type GraduatePageQuery = { readonly page: { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly facts: ReadonlyArray<{ readonly value: string, readonly label: string, readonly note: string | null }>, readonly voices: ReadonlyArray<{ readonly quote: string, readonly name: string, readonly role: string | null }>, readonly contacts: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly slug: string, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly audience: string | null, readonly reviewedOn: string | null }>, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> } | null, readonly programmes: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly slug: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly country: string, readonly timeZone: string, readonly opensOn: string | null, readonly closesAt: string | null, readonly startsOn: string | null, readonly seats: number | null, readonly salary: string | null, readonly email: string, readonly publishedAt: string, readonly firstPublishedAt: string, readonly sponsorsVisa: boolean, readonly contacts: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }>, readonly eligibility: { readonly from: ProgrammeEligibilityFrom, readonly otherSubjectsFrom: ProgrammeEligibilityOtherSubjectsFrom | null, readonly until: ProgrammeEligibilityUntil | null, readonly degree: ProgrammeEligibilityDegree, readonly examination: string | null, readonly neededBefore: ProgrammeEligibilityNeededBefore | null } | null, readonly steps: ReadonlyArray<{ readonly title: string, readonly text: string | null, readonly time: string | null, readonly source: string | null, readonly url: string | null }> }> }, readonly events: { readonly nodes: ReadonlyArray<{ readonly summary: string | null, readonly startsAt: string, readonly endsAt: string, readonly timeZone: string, readonly venue: string | null, readonly registration: EventRegistration, readonly standing: EventStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly office: { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null } | null }> }, readonly pages: { readonly nodes: ReadonlyArray<{ readonly slug: string, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } };

export type QuestionFragment = { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly slug: string, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly audience: string | null, readonly reviewedOn: string | null };

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

export const graduatePageQuery = stored<GraduatePageQuery, GraduatePageQueryVariables>(
  'GraduatePage',
  "query GraduatePage($id: ID!, $locale: Locale!, $today: DateTime!) {\n  page: graduatePage(id: $id, locale: $locale) {\n    ...Core\n    facts {\n      value\n      label\n      note\n    }\n    voices {\n      quote\n      name\n      role\n    }\n    contacts {\n      ...PersonCard\n    }\n    questions {\n      ...Question\n    }\n  }\n  programmes(locale: $locale, first: 50) {\n    nodes {\n      id\n      locale\n      title\n      slug\n      summary\n      body\n      country\n      timeZone\n      opensOn\n      closesAt\n      startsOn\n      seats\n      salary\n      email\n      publishedAt\n      firstPublishedAt\n      contacts {\n        ...PersonCard\n      }\n      sponsorsVisa\n      eligibility {\n        from\n        otherSubjectsFrom\n        until\n        degree\n        examination\n        neededBefore\n      }\n      steps {\n        title\n        text\n        time\n        source\n        url\n      }\n    }\n  }\n  events(locale: $locale, filter: { kind: [GRADUATE] }, from: $today, first: 12) {\n    nodes {\n      ...Name\n      summary\n      startsAt\n      endsAt\n      timeZone\n      venue\n      office {\n        ...Name\n      }\n      registration\n      standing\n    }\n  }\n  pages: graduatePages(locale: $locale, first: 50) {\n    nodes {\n      ...Name\n      slug\n      summary\n    }\n  }\n}\n\nfragment Question on Faq {\n  id\n  locale\n  slug\n  title\n  summary\n  body\n  audience\n  reviewedOn\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}",
);
