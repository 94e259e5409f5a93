// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
export type AskForAccessMutationVariables = {
  permission: string;
  note?: string | null | undefined;
  locale: Locale;
};
export type AskForAccessMutation = { readonly askForAccess: { readonly id: string } };
