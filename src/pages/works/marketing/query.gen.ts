// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MarketingPageQueryVariables = Exact<{
  id: string;
  locale: import('../../../routing/locales.ts').Locale;
}>;


export type MarketingPageQuery = { readonly marketingPage: { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly action: { readonly label: string, readonly target:
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
       | null } | null, readonly parent:
      | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      | { readonly summary: string | null, readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly product: { readonly feature: string | null } | null }
     | null, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> } | null };

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const marketingPageQuery = stored<MarketingPageQuery, MarketingPageQueryVariables>(
  'MarketingPage',
  "query MarketingPage($id: ID!, $locale: Locale!) {\n  marketingPage(id: $id, locale: $locale) {\n    ...Core\n    action {\n      label\n      target {\n        ...Name\n      }\n    }\n    parent {\n      ...Name\n      summary\n      ... on Work {\n        product {\n          feature\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}",
);
