// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency, AlertKind } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountAlertsQueryVariables = { locale: Locale };
export type AccountAlertsQuery = {
  readonly me: {
    readonly alertsPausedUntil: string | null;
    readonly alerts: ReadonlyArray<{
      readonly id: string;
      readonly kind: AlertKind;
      readonly title: string;
      readonly query: string | null;
      readonly reportId: string | null;
      readonly frequency: AlertFrequency;
      readonly record: { readonly id: string; readonly url: string | null } | null;
    }>;
    readonly newsletters: ReadonlyArray<{
      readonly chosen: boolean;
      readonly frequency: string;
      readonly record: {
        readonly id: string;
        readonly title: string;
        readonly summary: string | null;
        readonly locale: Locale;
      };
    }>;
    readonly mailTimes: {
      readonly locale: Locale;
      readonly hour: number;
      readonly weekday: number;
      readonly timeZone: string;
    };
    readonly alertPreview: ReadonlyArray<{
      readonly publishedAt: string;
      readonly because: string;
      readonly place: string | null;
      readonly url: string | null;
      readonly record: {
        readonly id: string;
        readonly title: string;
        readonly url: string | null;
        readonly locale: Locale;
      };
    }>;
  };
};
