// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import { stored } from '../../graphql/execute.ts';
export type SavedReportChoiceQueryVariables = { id: string };
export type SavedReportChoiceQuery = {
  readonly me: { readonly savedReport: { readonly selection: string; readonly language: Locale } };
};
export const savedReportChoiceQuery = stored<SavedReportChoiceQuery, SavedReportChoiceQueryVariables>('SavedReportChoice', 'query SavedReportChoice($id: ID!) {\n  me {\n    savedReport(id: $id) {\n      selection\n      language\n    }\n  }\n}');
