// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationRegion =
  | 'AMERICAS'
  | 'ASIA_PACIFIC'
  | 'EUROPE'
  | 'MIDDLE_EAST_AND_AFRICA';

export type ChromeQueryVariables = Exact<{
  locale: import('../../routing/locales.ts').Locale;
}>;


export type ChromeQuery = { readonly offices: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly location: { readonly region: LocationRegion } | null }> }, readonly scamAlerts: { readonly nodes: ReadonlyArray<{ readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> } };

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const chromeQuery = stored<ChromeQuery, ChromeQueryVariables>(
  'Chrome',
  "query Chrome($locale: Locale!) {\n  offices(locale: $locale, first: 100) {\n    nodes {\n      ...Name\n      location {\n        region\n      }\n    }\n  }\n  scamAlerts(locale: $locale, filter: { status: [ACTIVE] }, first: 1) {\n    nodes {\n      ...Name\n      seenOn\n    }\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}",
);
