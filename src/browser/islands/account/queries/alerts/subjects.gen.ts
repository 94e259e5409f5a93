// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type AccountSubjectsQueryVariables = { locale: Locale };
export type AccountSubjectsQuery = {
  readonly subjects: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly type: string;
    readonly typeLabel: string;
  }>;
};
