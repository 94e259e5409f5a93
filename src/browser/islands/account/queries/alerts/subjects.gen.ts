// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AccountSubjectsQueryVariables = {
  locale: Locale;
};
export type AccountSubjectsQuery = {
  readonly subjects: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly type: string;
    readonly typeLabel: string;
  }>;
};
export const accountSubjectsQuery = stored<AccountSubjectsQuery, AccountSubjectsQueryVariables>('AccountSubjects', 'query AccountSubjects($locale: Locale!) {\n  subjects(locale: $locale) {\n    id\n    title\n    type\n    typeLabel\n  }\n}');
