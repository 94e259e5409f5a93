// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardReason =
  | 'FOLLOWED_AUTHOR'
  | 'FOLLOWED_RECORD'
  | 'FOLLOWED_TOPIC'
  | 'INTEREST'
  | 'NEWSLETTER'
  | 'SAVED_UPDATED'
  | 'SAVED_WITHDRAWN'
  | 'SEARCH';

export type AccountDashboardQueryVariables = Exact<{
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type AccountDashboardQuery = { readonly me: { readonly profile: { readonly firstName: string, readonly lastName: string }, readonly dashboard: { readonly since: string | null, readonly isFollowing: boolean, readonly items: ReadonlyArray<{ readonly recordId: string, readonly title: string, readonly query: string | null, readonly reason: DashboardReason, readonly happenedAt: string, readonly record:
          | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
          | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
         | null, readonly subject:
          | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
          | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
         | null }>, readonly earlier: ReadonlyArray<{ readonly recordId: string, readonly title: string, readonly query: string | null, readonly reason: DashboardReason, readonly happenedAt: string, readonly record:
          | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
          | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
         | null, readonly subject:
          | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
          | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
         | null }>, readonly comingEvents: ReadonlyArray<
        | { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
        | { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
        | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }
      > } } };

export type ItemFragment = { readonly recordId: string, readonly title: string, readonly query: string | null, readonly reason: DashboardReason, readonly happenedAt: string, readonly record:
    | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
    | { readonly title: string, readonly type: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale, readonly summary: string | null }
   | null, readonly subject:
    | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
    | { readonly title: string, readonly locale: import('../../../routing/locales.ts').Locale }
   | null };

export const accountDashboardQuery = stored<AccountDashboardQuery, AccountDashboardQueryVariables>(
  'AccountDashboard',
  "query AccountDashboard($locale: Locale!) {\n  me {\n    profile {\n      firstName\n      lastName\n    }\n    dashboard(locale: $locale) {\n      since\n      isFollowing\n      items {\n        ...Item\n      }\n      earlier {\n        ...Item\n      }\n      comingEvents {\n        id\n        title\n        url\n        locale\n        ... on Event {\n          startsAt\n          timeZone\n        }\n      }\n    }\n  }\n}\n\nfragment Item on DashboardItem {\n  recordId\n  title\n  query\n  reason\n  happenedAt\n  record {\n    title\n    type\n    url\n    locale\n    summary\n  }\n  subject {\n    title\n    locale\n  }\n}",
);
