// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import type { AlertInput } from '../../../../../graphql/content/schema-types.gen.ts';
export type SaveAlertMutationVariables = {
  alert: AlertInput;
  locale: Locale;
};
export type SaveAlertMutation = { readonly saveAlert: { readonly id: string; readonly title: string } };
