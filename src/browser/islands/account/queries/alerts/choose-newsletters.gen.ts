// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type ChooseNewslettersMutationVariables = {
  recordIds: ReadonlyArray<string> | string;
  locale: Locale;
};
export type ChooseNewslettersMutation = {
  readonly chooseNewsletters: ReadonlyArray<{ readonly chosen: boolean }>;
};
