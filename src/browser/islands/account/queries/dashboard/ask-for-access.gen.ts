// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type AskForAccessMutationVariables = {
  permission: string;
  note?: string | null | undefined;
  locale: Locale;
};
export type AskForAccessMutation = {
  readonly askForAccess: {
    readonly id: string;
  };
};
export const askForAccessMutation = stored<AskForAccessMutation, AskForAccessMutationVariables>('AskForAccess', 'mutation AskForAccess($permission: String!, $note: String, $locale: Locale!) {\n  askForAccess(permission: $permission, note: $note, locale: $locale) {\n    id\n  }\n}');
