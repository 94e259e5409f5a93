// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type SavedIdsQueryVariables = {
  locale: Locale;
};
export type SavedIdsQuery = {
  readonly me: {
    readonly favouriteIds: ReadonlyArray<string>;
    readonly alerts: ReadonlyArray<{
      readonly record: {
        readonly id: string;
      } | null;
    }>;
  };
};
export const savedIdsQuery = stored<SavedIdsQuery, SavedIdsQueryVariables>('SavedIds', 'query SavedIds($locale: Locale!) {\n  me {\n    favouriteIds\n    alerts(locale: $locale) {\n      record {\n        id\n      }\n    }\n  }\n}');
