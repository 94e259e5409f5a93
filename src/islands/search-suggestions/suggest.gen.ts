// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SuggestQueryVariables = Exact<{
  text: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type SuggestQuery = { readonly suggest: ReadonlyArray<{ readonly title: string, readonly subtitle: string | null, readonly url: string, readonly locale: import('../../routing/locales.ts').Locale }> };

export const suggestQuery = stored<SuggestQuery, SuggestQueryVariables>(
  'Suggest',
  "query Suggest($text: String!, $locale: Locale!) {\n  suggest(text: $text, locale: $locale, first: 8) {\n    title\n    subtitle\n    url\n    locale\n  }\n}",
);
