// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type AccountJurisdictionsQueryVariables = { locale: Locale };
export type AccountJurisdictionsQuery = {
  readonly jurisdictions: { readonly nodes: ReadonlyArray<{ readonly id: string; readonly title: string }> };
};
