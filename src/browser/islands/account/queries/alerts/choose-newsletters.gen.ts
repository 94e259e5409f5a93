// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../../i18n/locales.ts';
import { stored } from '../../../../../graphql/execute.ts';
export type ChooseNewslettersMutationVariables = {
  recordIds: ReadonlyArray<string> | string;
  locale: Locale;
};
export type ChooseNewslettersMutation = {
  readonly chooseNewsletters: ReadonlyArray<{
    readonly chosen: boolean;
  }>;
};
export const chooseNewslettersMutation = stored<
  ChooseNewslettersMutation,
  ChooseNewslettersMutationVariables
>('ChooseNewsletters', 'mutation ChooseNewsletters($recordIds: [ID!]!, $locale: Locale!) {\n  chooseNewsletters(recordIds: $recordIds, locale: $locale) {\n    chosen\n  }\n}');
