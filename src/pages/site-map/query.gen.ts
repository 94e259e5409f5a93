// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SiteMapQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type SiteMapQuery = { readonly record:
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
    | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> }
   | null, readonly sections: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
              > }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
              > }
          > }
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
              > }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                    | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                      > }
                  > }
              > }
          > }
      > }> }, readonly graduatePages: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly people: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly familyName: string, readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly sectors: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string }
        | { readonly id: string }
       | null }> }, readonly services: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly parent:
        | { readonly id: string }
        | { readonly id: string }
       | null }> }, readonly locations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly offices: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly publications: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly publishedOn: string, readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly blogPosts: { readonly nodes: ReadonlyArray<{ readonly publishedOn: string, readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly newsItems: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly publishedOn: string, readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly events: { readonly nodes: ReadonlyArray<{ readonly startsAt: string, readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }, readonly works: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly product: { readonly feature: string | null } | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
          > }
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
                | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
              > }
          > }
      > }> }, readonly trainingSeriesList: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      > }> }, readonly navigatorServices: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
        | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly children: ReadonlyArray<
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
            | { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
          > }
      > }> } };

type Leaf_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Leaf_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type LeafFragment =
  | Leaf_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Leaf_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export const siteMapQuery = stored<SiteMapQuery, SiteMapQueryVariables>(
  'SiteMap',
  "query SiteMap($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  sections(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n            children {\n              ...Leaf\n              children {\n                ...Leaf\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  graduatePages(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  people(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      familyName\n    }\n  }\n  sectors(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  services(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  locations(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  offices(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  publications(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  blogPosts(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  newsItems(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  events(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      startsAt\n    }\n  }\n  works(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      product {\n        feature\n      }\n      children {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n          }\n        }\n      }\n    }\n  }\n  trainingSeriesList(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children: linkedFrom(types: [\"trainingItem\"], field: \"series\", first: 50) {\n        ...Leaf\n      }\n    }\n  }\n  navigatorServices(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children(types: [\"navigatorRegion\", \"navigatorArticle\", \"marketingPage\"]) {\n        ...Leaf\n        children(types: [\"navigatorChapter\", \"navigatorArticle\"]) {\n          ...Leaf\n        }\n      }\n    }\n  }\n}\n\nfragment Leaf on Record {\n  id\n  locale\n  title\n  url\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}",
);
