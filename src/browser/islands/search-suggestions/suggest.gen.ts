// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import { stored } from '../../../graphql/execute.ts';
export type SuggestQueryVariables = {
  text: string;
  locale: Locale;
};
export type SuggestQuery = {
  readonly suggest: ReadonlyArray<{
    readonly title: string;
    readonly subtitle: string | null;
    readonly kind: string;
    readonly url: string;
    readonly locale: Locale;
  }>;
};
export const suggestQuery = stored<SuggestQuery, SuggestQueryVariables>('Suggest', 'query Suggest($text: String!, $locale: Locale!) {\n  suggest(text: $text, locale: $locale, first: 8) {\n    title\n    subtitle\n    kind\n    url\n    locale\n  }\n}');
