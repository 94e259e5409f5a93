// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type SavedIdsQueryVariables = { locale: Locale };
export type SavedIdsQuery = {
  readonly me: {
    readonly favouriteIds: ReadonlyArray<string>;
    readonly alerts: ReadonlyArray<{ readonly record: { readonly id: string } | null }>;
  };
};
