// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NearestQueryVariables = Exact<{
  path: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type NearestQuery = { readonly nearest: ReadonlyArray<
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
  > };

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const nearestQuery = stored<NearestQuery, NearestQueryVariables>(
  'Nearest',
  "query Nearest($path: String!, $locale: Locale!) {\n  nearest(path: $path, locale: $locale, first: 5) {\n    ...Name\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}",
);
