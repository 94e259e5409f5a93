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

export type ExpertisePageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type ExpertisePageQuery = { readonly record:
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
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Award' | 'BlogCategory' | 'BlogPost' | 'Deal' | 'Entity' | 'Event' | 'Faq' | 'GraduatePage' | 'Home' | 'Job' | 'Jurisdiction' | 'Location' | 'MarketingPage' | 'NavigatorArticle' | 'NavigatorCell' | 'NavigatorChapter' | 'NavigatorRegion' | 'NavigatorService' | 'NavigatorTopic' | 'News' }
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
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Newsletter' | 'Office' | 'Person' | 'Policy' | 'Programme' | 'Publication' | 'ScamAlert' | 'Section' | 'Sector' | 'Service' | 'Solution' | 'Topic' | 'TrainingItem' | 'TrainingSeries' | 'Work' | 'WorkPart' }
    )
    | (
      { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly facts: ReadonlyArray<{ readonly label: string, readonly value: string, readonly source: string | null }>, readonly milestones: ReadonlyArray<{ readonly year: string, readonly title: string, readonly text: string | null }>, readonly contacts: ReadonlyArray<{ readonly grade: PersonGrade, readonly givenName: string, readonly familyName: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly jobTitle: string, readonly email: string | null, readonly phone: string | null, readonly standing: PersonStanding, readonly awards: ReadonlyArray<
          | { readonly awardedOn: string, readonly giver: string, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        >, readonly services: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }>, readonly related: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly fields: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly fieldDeals: ReadonlyArray<
                | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly announcedOn: string, readonly client: string | null, readonly role: string | null, readonly value: number | null, readonly currency: string | null, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              >, readonly fieldWriting: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
                | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
              >, readonly fieldDates: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
                | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
                | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
              >, readonly fieldPeople: ReadonlyArray<
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly grade: PersonGrade, readonly standing: PersonStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
              > }
          >, readonly fieldDeals: ReadonlyArray<
            | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly announcedOn: string, readonly client: string | null, readonly role: string | null, readonly value: number | null, readonly currency: string | null, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          >, readonly fieldWriting: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
            | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
          >, readonly fieldDates: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
            | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
            | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
          >, readonly fieldPeople: ReadonlyArray<
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly grade: PersonGrade, readonly standing: PersonStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
          > }
      >, readonly children: ReadonlyArray<
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
        | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
        | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> }
      & { readonly __typename: 'Page' }
    )
   | null };

export type SectorFieldFragment = { readonly fieldDeals: ReadonlyArray<
    | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly announcedOn: string, readonly client: string | null, readonly role: string | null, readonly value: number | null, readonly currency: string | null, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
  >, readonly fieldWriting: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
    | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
  >, readonly fieldDates: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
    | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
  >, readonly fieldPeople: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly grade: PersonGrade, readonly standing: PersonStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
  > };

export type ServiceFieldFragment = { readonly fieldDeals: ReadonlyArray<
    | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly announcedOn: string, readonly client: string | null, readonly role: string | null, readonly value: number | null, readonly currency: string | null, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
  >, readonly fieldWriting: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
    | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
  >, readonly fieldDates: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
    | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
  >, readonly fieldPeople: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly grade: PersonGrade, readonly standing: PersonStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
  > };

type FieldDeal_CeQ9G1APzqueavd74kvpAUzjNmN4baUxNgLh0QfwRr0_Fragment = { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type FieldDeal_O8hQaT0X1Sh4vNh1x8iZhHj1DzIy4sEiyBcMiZnvgy4_Fragment = { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type FieldDeal_Deal_Fragment = { readonly announcedOn: string, readonly client: string | null, readonly role: string | null, readonly value: number | null, readonly currency: string | null, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type FieldDealFragment =
  | FieldDeal_CeQ9G1APzqueavd74kvpAUzjNmN4baUxNgLh0QfwRr0_Fragment
  | FieldDeal_O8hQaT0X1Sh4vNh1x8iZhHj1DzIy4sEiyBcMiZnvgy4_Fragment
  | FieldDeal_Deal_Fragment
;

type FieldPerson_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type FieldPerson_OmbFn32Lp1hs5rkBagQdLn8U0JjkTji6sQ2g8GwCuA_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type FieldPerson_Person_Fragment = { readonly grade: PersonGrade, readonly standing: PersonStanding, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly offices: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

export type FieldPersonFragment =
  | FieldPerson_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | FieldPerson_OmbFn32Lp1hs5rkBagQdLn8U0JjkTji6sQ2g8GwCuA_Fragment
  | FieldPerson_Person_Fragment
;

type Prize_Award_Fragment = { readonly awardedOn: string, readonly giver: string, readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Prize_Y09Lk2yjvjjQzVip0ZhmxxRhqrBz7IhsB9Oc6bFo_Fragment = { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Prize_O8hQaT0X1Sh4vNh1x8iZhHj1DzIy4sEiyBcMiZnvgy4_Fragment = { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type PrizeFragment =
  | Prize_Award_Fragment
  | Prize_Y09Lk2yjvjjQzVip0ZhmxxRhqrBz7IhsB9Oc6bFo_Fragment
  | Prize_O8hQaT0X1Sh4vNh1x8iZhHj1DzIy4sEiyBcMiZnvgy4_Fragment
;

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

export const expertisePageQuery = stored<ExpertisePageQuery, ExpertisePageQueryVariables>(
  'ExpertisePage',
  "query ExpertisePage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    children(first: 40, types: [\"page\"]) {\n      ...Card\n    }\n    ... on Page {\n      facts {\n        label\n        value\n        source\n      }\n      milestones {\n        year\n        title\n        text\n      }\n      contacts {\n        ... on Person {\n          grade\n          ...Plated\n          awards: linkedFrom(types: [\"award\"], field: \"people\", first: 3) {\n            ...Prize\n          }\n        }\n      }\n      related {\n        ...Card\n        ... on Sector {\n          ...SectorField\n          fields: children(types: [\"sector\"], first: 12) {\n            ...Name\n            ... on Sector {\n              ...SectorField\n            }\n          }\n        }\n        ... on Service {\n          ...ServiceField\n          fields: children(types: [\"service\"], first: 12) {\n            ...Name\n            ... on Service {\n              ...ServiceField\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment SectorField on Sector {\n  fieldDeals: linkedFrom(types: [\"deal\"], field: \"sectors\", first: 12) {\n    ...FieldDeal\n  }\n  fieldWriting: linkedFrom(\n    types: [\"publication\", \"blogPost\", \"news\"]\n    field: \"sectors\"\n    first: 8\n  ) {\n    ...Card\n  }\n  fieldDates: linkedFrom(\n    types: [\"event\", \"trainingItem\"]\n    field: \"sectors\"\n    first: 24\n  ) {\n    ...Card\n  }\n  fieldPeople: linkedFrom(types: [\"person\"], field: \"sectors\", first: 60) {\n    ...FieldPerson\n  }\n}\n\nfragment ServiceField on Service {\n  fieldDeals: linkedFrom(types: [\"deal\"], field: \"services\", first: 12) {\n    ...FieldDeal\n  }\n  fieldWriting: linkedFrom(\n    types: [\"publication\", \"blogPost\", \"news\"]\n    field: \"services\"\n    first: 8\n  ) {\n    ...Card\n  }\n  fieldDates: linkedFrom(\n    types: [\"event\", \"trainingItem\"]\n    field: \"services\"\n    first: 24\n  ) {\n    ...Card\n  }\n  fieldPeople: linkedFrom(types: [\"person\"], field: \"services\", first: 60) {\n    ...FieldPerson\n  }\n}\n\nfragment FieldDeal on Record {\n  ...Name\n  summary\n  ... on Deal {\n    announcedOn\n    client\n    role\n    value\n    currency\n  }\n}\n\nfragment FieldPerson on Record {\n  ...Name\n  ... on Person {\n    grade\n    standing\n    offices {\n      ...Name\n    }\n  }\n}\n\nfragment Prize on Record {\n  ...Name\n  summary\n  ... on Award {\n    awardedOn\n    giver\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree(\n    types: [\"page\", \"policy\", \"solution\", \"navigatorRegion\", \"navigatorChapter\"]\n  ) {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}",
);
