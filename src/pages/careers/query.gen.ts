// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JobContract =
  | 'FIXED_TERM'
  | 'FREELANCE'
  | 'PERMANENT';

export type JobDepartment =
  | 'COMMUNICATIONS'
  | 'COMPETITION'
  | 'CORPORATE'
  | 'DATA_AND_TECHNOLOGY'
  | 'DISPUTES'
  | 'EMPLOYMENT'
  | 'FINANCE'
  | 'FINANCE_AND_PRICING'
  | 'FUNDS'
  | 'INTELLECTUAL_PROPERTY'
  | 'KNOWLEDGE'
  | 'PEOPLE'
  | 'PROJECTS_AND_ENERGY'
  | 'REAL_ESTATE'
  | 'REGULATORY'
  | 'RISK_AND_INTAKE'
  | 'TAX'
  | 'TECHNOLOGY';

export type JobLevel =
  | 'ASSOCIATE'
  | 'BUSINESS_SERVICES'
  | 'CONSULTANT'
  | 'COUNSEL'
  | 'PARALEGAL'
  | 'PARTNER';

export type JobSalaryPer =
  | 'DAY'
  | 'MONTH'
  | 'YEAR';

export type JobWorkplace =
  | 'HYBRID'
  | 'OFFICE'
  | 'REMOTE';

export type PageBenefitsEvent =
  | 'CHILD'
  | 'EVERY_YEAR'
  | 'HEALTH'
  | 'LATER'
  | 'MOVE';

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

export type CareersPageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type CareersPageQuery = { readonly record:
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Award' | 'BlogCategory' | 'BlogPost' | 'Deal' | 'Entity' | 'Event' | 'Faq' | 'GraduatePage' | 'Home' | 'Jurisdiction' | 'Location' | 'MarketingPage' | 'NavigatorArticle' | 'NavigatorCell' | 'NavigatorChapter' | 'NavigatorRegion' | 'NavigatorService' | 'NavigatorTopic' | 'News' | 'Newsletter' }
    )
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Office' | 'Person' | 'Policy' | 'Programme' | 'Publication' | 'ScamAlert' | 'Section' | 'Sector' | 'Service' | 'Solution' | 'Topic' | 'TrainingItem' | 'TrainingSeries' | 'Work' | 'WorkPart' }
    )
    | (
      { readonly hybrid: string | null, readonly summary: string | null, readonly department: JobDepartment, readonly team: string | null, readonly contract: JobContract, readonly workplace: JobWorkplace, readonly salaryFrom: number | null, readonly salaryTo: number | null, readonly currency: string | null, readonly salaryPer: JobSalaryPer | null, readonly postedOn: string, readonly closesAt: string | null, readonly timeZone: string, readonly filled: boolean, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly jobLevel: JobLevel, readonly offices: ReadonlyArray<{ readonly address: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly location: { readonly title: string, readonly country: { readonly title: string } | null } | null }>, readonly responsibilities: ReadonlyArray<{ readonly text: string }>, readonly essential: ReadonlyArray<{ readonly text: string }>, readonly desirable: ReadonlyArray<{ readonly text: string }>, readonly process: ReadonlyArray<{ readonly stage: string, readonly days: number | null }>, readonly recruiter: { readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } | null, readonly benefitsOf: { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly benefits: ReadonlyArray<{ readonly name: string, readonly value: string, readonly who: string | null, readonly event: PageBenefitsEvent }> } | null, readonly similar: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Job' }
    )
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string, readonly source: string | null, readonly asAt: string | null }>, readonly milestones: ReadonlyArray<{ readonly year: string, readonly title: string, readonly text: string | null }>, readonly contacts: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
      >, readonly related: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly benefits: ReadonlyArray<{ readonly name: string, readonly value: string, readonly who: string | null, readonly event: PageBenefitsEvent }>, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Page' }
    )
   | null, readonly jobs: { readonly nodes: ReadonlyArray<{ readonly summary: string | null, readonly department: JobDepartment, readonly team: string | null, readonly contract: JobContract, readonly workplace: JobWorkplace, readonly salaryFrom: number | null, readonly salaryTo: number | null, readonly currency: string | null, readonly salaryPer: JobSalaryPer | null, readonly postedOn: string, readonly closesAt: string | null, readonly timeZone: string, readonly filled: boolean, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobLevel: JobLevel, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string }> }> } };

export type BenefitsOfFragment = { readonly benefits: ReadonlyArray<{ readonly name: string, readonly value: string, readonly who: string | null, readonly event: PageBenefitsEvent }> };

export type JobCardFragment = { readonly summary: string | null, readonly department: JobDepartment, readonly team: string | null, readonly contract: JobContract, readonly workplace: JobWorkplace, readonly salaryFrom: number | null, readonly salaryTo: number | null, readonly currency: string | null, readonly salaryPer: JobSalaryPer | null, readonly postedOn: string, readonly closesAt: string | null, readonly timeZone: string, readonly filled: boolean, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobLevel: JobLevel, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string }> };

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

type SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> };

type SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> };

export type SideTreeFragment =
  | SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export type TreeEntryFragment = { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number };

export const careersPageQuery = stored<CareersPageQuery, CareersPageQueryVariables>(
  'CareersPage',
  "query CareersPage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    ... on Page {\n      children(first: 60, types: [\"page\"]) {\n        ...Card\n      }\n      facts {\n        label\n        value\n        source\n        asAt\n      }\n      milestones {\n        year\n        title\n        text\n      }\n      ...BenefitsOf\n      contacts {\n        ...Name\n        ... on Person {\n          grade\n          ...Plated\n        }\n      }\n      related {\n        ...Card\n      }\n    }\n    ... on Job {\n      ...JobCard\n      hybrid\n      offices {\n        ...Name\n        address\n        location {\n          title\n          country {\n            title\n          }\n        }\n      }\n      responsibilities {\n        text\n      }\n      essential {\n        text\n      }\n      desirable {\n        text\n      }\n      process {\n        stage\n        days\n      }\n      recruiter {\n        ...Plated\n      }\n      benefitsOf: benefits {\n        ...Name\n        ...BenefitsOf\n      }\n      similar {\n        ...Name\n      }\n    }\n  }\n  jobs(locale: $locale, first: 100) {\n    nodes {\n      ...JobCard\n    }\n  }\n}\n\nfragment BenefitsOf on Page {\n  benefits {\n    name\n    value\n    who\n    event\n  }\n}\n\nfragment JobCard on Job {\n  ...Name\n  summary\n  department\n  team\n  jobLevel: level\n  contract\n  workplace\n  salaryFrom\n  salaryTo\n  currency\n  salaryPer\n  postedOn\n  closesAt\n  timeZone\n  filled\n  offices {\n    ...Name\n  }\n  breadcrumbs {\n    id\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree(\n    types: [\"page\", \"policy\", \"solution\", \"navigatorRegion\", \"navigatorChapter\"]\n  ) {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}",
);
