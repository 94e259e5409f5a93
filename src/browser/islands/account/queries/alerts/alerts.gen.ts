// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency, AlertKind } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountAlertsQueryVariables = {
  locale: Locale;
};
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
      readonly record: {
        readonly id: string;
        readonly url: string | null;
      } | null;
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
export const accountAlertsQuery = stored<AccountAlertsQuery, AccountAlertsQueryVariables>('AccountAlerts', 'query AccountAlerts($locale: Locale!) {\n  me {\n    alerts(locale: $locale) {\n      id\n      kind\n      title\n      query\n      reportId\n      frequency\n      record {\n        id\n        url\n      }\n    }\n    newsletters(locale: $locale) {\n      chosen\n      frequency\n      record {\n        id\n        title\n        summary\n        locale\n      }\n    }\n    mailTimes {\n      locale\n      hour\n      weekday\n      timeZone\n    }\n    alertsPausedUntil\n    alertPreview(locale: $locale) {\n      publishedAt\n      because\n      place\n      url\n      record {\n        id\n        title\n        url\n        locale\n      }\n    }\n  }\n}');
