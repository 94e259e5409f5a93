// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import { stored } from '../../graphql/execute.ts';

export type SearchPageQueryVariables = {
  text: string;
  locale: Locale;
  types?: ReadonlyArray<string> | string | null | undefined;
  hasText: boolean;
};

export type SearchPageQuery = {
  readonly suggest?: ReadonlyArray<{
    readonly title: string;
    readonly subtitle: string | null;
    readonly url: string;
    readonly type: string;
    readonly locale: Locale;
  }>;
};

export const searchPageQuery = stored<SearchPageQuery, SearchPageQueryVariables>(
  'SearchPage',
  'query SearchPage($text: String!, $locale: Locale!, $types: [String!], $hasText: Boolean!) {\n  suggest(text: $text, locale: $locale, first: 50, types: $types) @include(if: $hasText) {\n    title\n    subtitle\n    url\n    type\n    locale\n  }\n}',
);
