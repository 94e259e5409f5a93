// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { DashboardReason } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountDashboardQueryVariables = { locale: Locale };
export type AccountDashboardQuery = {
  readonly publishedPosition: string;
  readonly me: {
    readonly savedReports: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly selection: string;
      readonly changed: number;
      readonly service: { readonly url: string | null } | null;
    }>;
    readonly courses: ReadonlyArray<{
      readonly seriesId: string;
      readonly done: number;
      readonly total: number;
      readonly due: string | null;
      readonly series: {
        readonly title: string;
        readonly url: string | null;
        readonly locale: Locale;
      } | null;
    }>;
    readonly profile: { readonly firstName: string; readonly lastName: string };
    readonly dashboard: {
      readonly since: string | null;
      readonly isFollowing: boolean;
      readonly items: ReadonlyArray<ItemFragment>;
      readonly earlier: ReadonlyArray<ItemFragment>;
      readonly comingEvents: ReadonlyArray<
        | {
            readonly id: string;
            readonly title: string;
            readonly url: string | null;
            readonly locale: Locale;
          }
        | {
            readonly startsAt: string;
            readonly timeZone: string;
            readonly id: string;
            readonly title: string;
            readonly url: string | null;
            readonly locale: Locale;
          }
      >;
    };
  };
  readonly publications: {
    readonly nodes: ReadonlyArray<{
      readonly topics: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly locale: Locale;
      }>;
    }>;
  };
};
export type ItemFragment = {
  readonly recordId: string;
  readonly title: string;
  readonly query: string | null;
  readonly reason: DashboardReason;
  readonly happenedAt: string;
  readonly record: {
    readonly title: string;
    readonly type: string;
    readonly url: string | null;
    readonly locale: Locale;
    readonly summary: string | null;
  } | null;
  readonly subject: { readonly locale: Locale; readonly title: string } | null;
};
