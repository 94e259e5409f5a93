// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertFrequency } from '../../../../../graphql/content/schema-types.gen.ts';
export type AccountSavedReportsQueryVariables = { locale: Locale };
export type AccountSavedReportsQuery = {
  readonly me: {
    readonly savedReports: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly selection: string;
      readonly known: string | null;
      readonly newest: number;
      readonly keptAt: string;
      readonly changed: number;
      readonly jurisdictionCount: number;
      readonly alertId: string | null;
      readonly alertFrequency: AlertFrequency | null;
      readonly service: { readonly url: string | null } | null;
    }>;
    readonly reportLinks: ReadonlyArray<{
      readonly id: string;
      readonly reportId: string;
      readonly version: number;
      readonly expiresAt: string;
      readonly lastOpenedAt: string | null;
    }>;
    readonly myList: ReadonlyArray<{ readonly id: string; readonly title: string; readonly locale: Locale }>;
    readonly calendarAddress: { readonly madeAt: string; readonly lastReadAt: string | null } | null;
  };
};
