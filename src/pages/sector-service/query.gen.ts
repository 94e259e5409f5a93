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

export type PracticePageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
  isSector: boolean;
}>;


export type PracticePageQuery = { readonly record:
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly parent:
        | { readonly title: string }
        | { readonly title: string }
       | null, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }>, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
      & { readonly __typename: 'Award' | 'BlogCategory' | 'BlogPost' | 'Deal' | 'Entity' | 'Event' | 'Faq' | 'GraduatePage' | 'Home' | 'Job' | 'Jurisdiction' | 'Location' | 'MarketingPage' | 'NavigatorArticle' | 'NavigatorCell' | 'NavigatorChapter' | 'NavigatorRegion' | 'NavigatorService' | 'NavigatorTopic' | 'News' }
    )
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly parent:
        | { readonly title: string }
        | { readonly title: string }
       | null, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }>, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
      & { readonly __typename: 'Newsletter' | 'Office' | 'Page' | 'Person' | 'Policy' | 'Programme' | 'Publication' | 'ScamAlert' | 'Section' | 'Solution' | 'Topic' | 'TrainingItem' | 'TrainingSeries' | 'Work' | 'WorkPart' }
    )
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly highlights: ReadonlyArray<{ readonly text: string }>, readonly contacts: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }>, readonly related: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly writing: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly news: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly dates: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly parent:
        | { readonly title: string }
        | { readonly title: string }
       | null, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }>, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
      & { readonly __typename: 'Sector' | 'Service' }
    )
   | null, readonly sectorPeople?: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }> }, readonly servicePeople?: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }> }, readonly sectorDeals?: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly announcedOn: string, readonly role: string | null, readonly client: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly serviceDeals?: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly announcedOn: string, readonly role: string | null, readonly client: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } };

export type PracticePeopleFragment = { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }> };

export type PracticeDealsFragment = { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly announcedOn: string, readonly role: string | null, readonly client: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

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

export type TreeEntryFragment = { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number };

export const practicePageQuery = stored<PracticePageQuery, PracticePageQueryVariables>(
  'PracticePage',
  "query PracticePage($id: ID!, $locale: Locale!, $isSector: Boolean!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    parent {\n      title\n    }\n    sideTree(types: [\"sector\", \"service\"]) {\n      ...TreeEntry\n    }\n    children(first: 60, types: [\"sector\", \"service\"]) {\n      ...Card\n    }\n    ... on Sector {\n      highlights {\n        text\n      }\n      contacts {\n        grade\n        ...Plated\n      }\n      related {\n        ...Card\n      }\n      writing: linkedFrom(\n        types: [\"publication\", \"blogPost\"]\n        field: \"sectors\"\n        first: 5\n      ) {\n        ...Card\n      }\n      news: linkedFrom(types: [\"news\"], field: \"sectors\", first: 4) {\n        ...Card\n      }\n      dates: linkedFrom(types: [\"event\"], field: \"sectors\", first: 12) {\n        ...Card\n      }\n    }\n    ... on Service {\n      highlights {\n        text\n      }\n      contacts {\n        grade\n        ...Plated\n      }\n      related {\n        ...Card\n      }\n      writing: linkedFrom(\n        types: [\"publication\", \"blogPost\"]\n        field: \"services\"\n        first: 5\n      ) {\n        ...Card\n      }\n      news: linkedFrom(types: [\"news\"], field: \"services\", first: 4) {\n        ...Card\n      }\n      dates: linkedFrom(types: [\"event\"], field: \"services\", first: 12) {\n        ...Card\n      }\n    }\n  }\n  sectorPeople: people(\n    locale: $locale\n    filter: { sectors: [$id], standing: [ACTIVE] }\n    first: 24\n  ) @include(if: $isSector) {\n    ...PracticePeople\n  }\n  servicePeople: people(\n    locale: $locale\n    filter: { services: [$id], standing: [ACTIVE] }\n    first: 24\n  ) @skip(if: $isSector) {\n    ...PracticePeople\n  }\n  sectorDeals: deals(locale: $locale, filter: { sectors: [$id] }, first: 6) @include(if: $isSector) {\n    ...PracticeDeals\n  }\n  serviceDeals: deals(locale: $locale, filter: { services: [$id] }, first: 6) @skip(if: $isSector) {\n    ...PracticeDeals\n  }\n}\n\nfragment PracticePeople on PersonConnection {\n  totalCount\n  nodes {\n    grade\n    ...Plated\n  }\n}\n\nfragment PracticeDeals on DealConnection {\n  totalCount\n  nodes {\n    ...Name\n    announcedOn\n    role\n    client\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}",
);
