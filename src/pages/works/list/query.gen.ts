// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type WorksListQueryVariables = {
  id: string;
  locale: Locale;
};
export type WorksListQuery = {
  readonly record: ({ readonly tools: ReadonlyArray<CardFragment> } & CoreFragment) | null;
  readonly works: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedAt: string;
        readonly audience: string | null;
        readonly priceFrom: number | null;
        readonly priceCurrency: string | null;
        readonly product: { readonly name: string | null; readonly feature: string | null } | null;
        readonly services: ReadonlyArray<NameFragment>;
        readonly sectors: ReadonlyArray<NameFragment>;
        readonly topics: ReadonlyArray<NameFragment>;
        readonly parts: ReadonlyArray<
          {
            readonly parts: ReadonlyArray<
              {
                readonly parts: ReadonlyArray<
                  {
                    readonly parts: ReadonlyArray<
                      { readonly parts: ReadonlyArray<NameFragment> } & NameFragment
                    >;
                  } & NameFragment
                >;
              } & NameFragment
            >;
          } & NameFragment
        >;
      } & NameFragment
    >;
  };
};
export const worksListQuery = stored<WorksListQuery, WorksListQueryVariables>('WorksList', 'query WorksList($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n    tools: children(types: ["page"], first: 20) {\n      ...Card\n    }\n  }\n  works(locale: $locale, first: 100) {\n    nodes {\n      ...Card\n      publishedAt\n      product {\n        name\n        feature\n      }\n      audience\n      priceFrom\n      priceCurrency\n      services {\n        ...Name\n      }\n      sectors {\n        ...Name\n      }\n      topics {\n        ...Name\n      }\n      parts: children(types: ["workPart"], first: 100) {\n        ... on WorkPart {\n          ...Name\n          parts: children(types: ["workPart"], first: 100) {\n            ... on WorkPart {\n              ...Name\n              parts: children(types: ["workPart"], first: 100) {\n                ... on WorkPart {\n                  ...Name\n                  parts: children(types: ["workPart"], first: 100) {\n                    ... on WorkPart {\n                      ...Name\n                      parts: children(types: ["workPart"], first: 100) {\n                        ... on WorkPart {\n                          ...Name\n                        }\n                      }\n                    }\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
