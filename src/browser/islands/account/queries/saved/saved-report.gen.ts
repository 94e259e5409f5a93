// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountSavedReportQueryVariables = {
  id: string;
  locale: Locale;
};
export type AccountSavedReportQuery = {
  readonly me: {
    readonly savedReport: {
      readonly id: string;
      readonly title: string;
      readonly selection: string;
      readonly newest: number;
      readonly changed: number;
      readonly alertId: string | null;
      readonly alertFrequency: AlertFrequency | null;
      readonly versions: ReadonlyArray<{ readonly number: number; readonly madeAt: string }>;
    };
  };
};
