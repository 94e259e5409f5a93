// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency } from '../../../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../../../graphql/execute.ts';
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
      readonly versions: ReadonlyArray<{
        readonly number: number;
        readonly madeAt: string;
      }>;
    };
  };
};
export const accountSavedReportQuery = stored<AccountSavedReportQuery, AccountSavedReportQueryVariables>('AccountSavedReport', 'query AccountSavedReport($id: ID!, $locale: Locale!) {\n  me {\n    savedReport(id: $id, locale: $locale) {\n      id\n      title\n      selection\n      newest\n      changed\n      alertId\n      alertFrequency\n      versions {\n        number\n        madeAt\n      }\n    }\n  }\n}');
