// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchPageQueryVariables = Exact<{
  text: string;
  locale: import('../../routing/locales.ts').Locale;
  types?: ReadonlyArray<string> | string | null | undefined;
  asked: boolean;
}>;


export type SearchPageQuery = { readonly suggest?: ReadonlyArray<{ readonly title: string, readonly subtitle: string | null, readonly url: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale }> };

export const searchPageQuery = stored<SearchPageQuery, SearchPageQueryVariables>(
  'SearchPage',
  "query SearchPage($text: String!, $locale: Locale!, $types: [String!], $asked: Boolean!) {\n  suggest(text: $text, locale: $locale, first: 50, types: $types) @include(if: $asked) {\n    title\n    subtitle\n    url\n    type\n    locale\n  }\n}",
);
