// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { CoreFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type SiteMapQueryVariables = {
  id: string;
  locale: Locale;
  first: number;
  offset: number;
  named?: string | null | undefined;
  startsWith?: string | null | undefined;
  whole: boolean;
  areas: boolean;
  people: boolean;
  sectors: boolean;
  services: boolean;
  navigator: boolean;
  publications: boolean;
  works: boolean;
  blog: boolean;
  news: boolean;
  events: boolean;
  training: boolean;
  locations: boolean;
  offices: boolean;
  graduates: boolean;
};
export type SiteMapQuery = {
  readonly record: CoreFragment | null;
  readonly sections?: {
    readonly nodes: ReadonlyArray<
      {
        readonly children?: ReadonlyArray<
          {
            readonly children: ReadonlyArray<
              {
                readonly children: ReadonlyArray<
                  {
                    readonly children: ReadonlyArray<
                      { readonly children: ReadonlyArray<LeafFragment> } & LeafFragment
                    >;
                  } & LeafFragment
                >;
              } & LeafFragment
            >;
          } & LeafFragment
        >;
      } & LeafFragment
    >;
  };
  readonly people?: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly familyName: string } & LeafFragment>;
  };
  readonly sectors?: {
    readonly nodes: ReadonlyArray<{ readonly parent: { readonly id: string } | null } & LeafFragment>;
  };
  readonly services?: {
    readonly nodes: ReadonlyArray<{ readonly parent: { readonly id: string } | null } & LeafFragment>;
  };
  readonly navigatorServices?: {
    readonly nodes: ReadonlyArray<
      {
        readonly children?: ReadonlyArray<{ readonly children: ReadonlyArray<LeafFragment> } & LeafFragment>;
      } & LeafFragment
    >;
  };
  readonly publications?: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment>;
  };
  readonly works?: {
    readonly nodes: ReadonlyArray<
      {
        readonly product: { readonly feature: string | null } | null;
        readonly children?: ReadonlyArray<
          {
            readonly children: ReadonlyArray<
              { readonly children: ReadonlyArray<LeafFragment> } & LeafFragment
            >;
          } & LeafFragment
        >;
      } & LeafFragment
    >;
  };
  readonly blogPosts?: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment>;
  };
  readonly newsItems?: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment>;
  };
  readonly events?: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly startsAt: string } & LeafFragment>;
  };
  readonly trainingSeriesList?: {
    readonly nodes: ReadonlyArray<{ readonly children?: ReadonlyArray<LeafFragment> } & LeafFragment>;
  };
  readonly locations?: { readonly totalCount: number; readonly nodes: ReadonlyArray<LeafFragment> };
  readonly offices?: { readonly totalCount: number; readonly nodes: ReadonlyArray<LeafFragment> };
  readonly graduatePages?: { readonly totalCount: number; readonly nodes: ReadonlyArray<LeafFragment> };
};
export type LeafFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
};
export const siteMapQuery = stored<SiteMapQuery, SiteMapQueryVariables>('SiteMap', 'query SiteMap($id: ID!, $locale: Locale!, $first: Int!, $offset: Int!, $named: String, $startsWith: String, $whole: Boolean!, $areas: Boolean!, $people: Boolean!, $sectors: Boolean!, $services: Boolean!, $navigator: Boolean!, $publications: Boolean!, $works: Boolean!, $blog: Boolean!, $news: Boolean!, $events: Boolean!, $training: Boolean!, $locations: Boolean!, $offices: Boolean!, $graduates: Boolean!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  sections(locale: $locale, first: 500) @include(if: $areas) {\n    nodes {\n      ...Leaf\n      children @include(if: $whole) {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n            children {\n              ...Leaf\n              children {\n                ...Leaf\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  people(\n    locale: $locale\n    named: $named\n    startsWith: $startsWith\n    first: $first\n    offset: $offset\n  ) @include(if: $people) {\n    totalCount\n    nodes {\n      ...Leaf\n      familyName\n    }\n  }\n  sectors(locale: $locale, first: 500) @include(if: $sectors) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  services(locale: $locale, first: 500) @include(if: $services) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  navigatorServices(locale: $locale, first: 500) @include(if: $navigator) {\n    nodes {\n      ...Leaf\n      children(types: ["navigatorRegion", "navigatorArticle", "marketingPage"]) @include(if: $whole) {\n        ...Leaf\n        children(types: ["navigatorChapter", "navigatorArticle"]) {\n          ...Leaf\n        }\n      }\n    }\n  }\n  publications(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $publications) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  works(locale: $locale, first: 500) @include(if: $works) {\n    nodes {\n      ...Leaf\n      product {\n        feature\n      }\n      children @include(if: $whole) {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n          }\n        }\n      }\n    }\n  }\n  blogPosts(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $blog) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  newsItems(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $news) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  events(\n    locale: $locale\n    named: $named\n    order: NEWEST\n    first: $first\n    offset: $offset\n  ) @include(if: $events) {\n    totalCount\n    nodes {\n      ...Leaf\n      startsAt\n    }\n  }\n  trainingSeriesList(locale: $locale, first: 500) @include(if: $training) {\n    nodes {\n      ...Leaf\n      children: linkedFrom(types: ["trainingItem"], field: "series", first: 50) @include(if: $whole) {\n        ...Leaf\n      }\n    }\n  }\n  locations(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $locations) {\n    totalCount\n    nodes {\n      ...Leaf\n    }\n  }\n  offices(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $offices) {\n    totalCount\n    nodes {\n      ...Leaf\n    }\n  }\n  graduatePages(locale: $locale, named: $named, first: $first, offset: $offset) @include(if: $graduates) {\n    totalCount\n    nodes {\n      ...Leaf\n    }\n  }\n}\n\nfragment Leaf on Record {\n  id\n  locale\n  title\n  url\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}');
