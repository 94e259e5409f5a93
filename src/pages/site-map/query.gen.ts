// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { CoreFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type SiteMapQueryVariables = {
  id: string;
  locale: Locale;
};
export type SiteMapQuery = {
  readonly record: CoreFragment | null;
  readonly sections: {
    readonly nodes: ReadonlyArray<
      {
        readonly children: ReadonlyArray<
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
  readonly graduatePages: { readonly nodes: ReadonlyArray<LeafFragment> };
  readonly people: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly familyName: string } & LeafFragment>;
  };
  readonly sectors: {
    readonly nodes: ReadonlyArray<{ readonly parent: { readonly id: string } | null } & LeafFragment>;
  };
  readonly services: {
    readonly nodes: ReadonlyArray<{ readonly parent: { readonly id: string } | null } & LeafFragment>;
  };
  readonly locations: { readonly nodes: ReadonlyArray<LeafFragment> };
  readonly offices: { readonly nodes: ReadonlyArray<LeafFragment> };
  readonly publications: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment>;
  };
  readonly blogPosts: { readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment> };
  readonly newsItems: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<{ readonly publishedOn: string } & LeafFragment>;
  };
  readonly events: { readonly nodes: ReadonlyArray<{ readonly startsAt: string } & LeafFragment> };
  readonly works: {
    readonly nodes: ReadonlyArray<
      {
        readonly product: { readonly feature: string | null } | null;
        readonly children: ReadonlyArray<
          {
            readonly children: ReadonlyArray<
              { readonly children: ReadonlyArray<LeafFragment> } & LeafFragment
            >;
          } & LeafFragment
        >;
      } & LeafFragment
    >;
  };
  readonly trainingSeriesList: {
    readonly nodes: ReadonlyArray<{ readonly children: ReadonlyArray<LeafFragment> } & LeafFragment>;
  };
  readonly navigatorServices: {
    readonly nodes: ReadonlyArray<
      {
        readonly children: ReadonlyArray<{ readonly children: ReadonlyArray<LeafFragment> } & LeafFragment>;
      } & LeafFragment
    >;
  };
};
export type LeafFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
};
export const siteMapQuery = stored<SiteMapQuery, SiteMapQueryVariables>('SiteMap', 'query SiteMap($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  sections(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n            children {\n              ...Leaf\n              children {\n                ...Leaf\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n  graduatePages(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  people(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      familyName\n    }\n  }\n  sectors(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  services(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      parent {\n        id\n      }\n    }\n  }\n  locations(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  offices(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n    }\n  }\n  publications(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  blogPosts(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  newsItems(locale: $locale, first: 500) {\n    totalCount\n    nodes {\n      ...Leaf\n      publishedOn\n    }\n  }\n  events(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      startsAt\n    }\n  }\n  works(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      product {\n        feature\n      }\n      children {\n        ...Leaf\n        children {\n          ...Leaf\n          children {\n            ...Leaf\n          }\n        }\n      }\n    }\n  }\n  trainingSeriesList(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children: linkedFrom(types: ["trainingItem"], field: "series", first: 50) {\n        ...Leaf\n      }\n    }\n  }\n  navigatorServices(locale: $locale, first: 500) {\n    nodes {\n      ...Leaf\n      children(types: ["navigatorRegion", "navigatorArticle", "marketingPage"]) {\n        ...Leaf\n        children(types: ["navigatorChapter", "navigatorArticle"]) {\n          ...Leaf\n        }\n      }\n    }\n  }\n}\n\nfragment Leaf on Record {\n  id\n  locale\n  title\n  url\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}');
