// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NavigatorCellLegalStatus } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  ChapterNameFragment,
  CoreFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { ComingEntryFragment, RecentChangeFragment } from '../navigator.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorRegionPageQueryVariables = {
  id: string;
  locale: Locale;
  on?: string | null | undefined;
  known?: string | null | undefined;
};
export type NavigatorRegionPageQuery = {
  readonly navigatorRegion:
    | ({
        readonly service: {
          readonly title: string;
          readonly topics: ReadonlyArray<{
            readonly id: string;
            readonly slug: string;
            readonly locale: Locale;
            readonly title: string;
            readonly group: string | null;
          }>;
        } | null;
        readonly chapters: ReadonlyArray<
          | {
              readonly id: string;
              readonly url: string | null;
              readonly translations: ReadonlyArray<{ readonly locale: Locale; readonly url: string | null }>;
            }
          | ({
              readonly id: string;
              readonly url: string | null;
              readonly changes: ReadonlyArray<RecentChangeFragment>;
              readonly entries: ReadonlyArray<{
                readonly id: string;
                readonly legalStatus: NavigatorCellLegalStatus;
                readonly reviewDueOn: string | null;
                readonly topic: { readonly id: string } | null;
              }>;
              readonly translations: ReadonlyArray<{ readonly locale: Locale; readonly url: string | null }>;
            } & ChapterNameFragment)
        >;
        readonly articles: ReadonlyArray<CardFragment>;
        readonly horizon: ReadonlyArray<ComingEntryFragment>;
      } & CoreFragment)
    | null;
};
export const navigatorRegionPageQuery = stored<NavigatorRegionPageQuery, NavigatorRegionPageQueryVariables>('NavigatorRegionPage', 'query NavigatorRegionPage($id: ID!, $locale: Locale!, $on: Date, $known: DateTime) {\n  navigatorRegion(id: $id, locale: $locale) {\n    ...Core\n    service: parent {\n      title\n      topics: children(types: ["navigatorTopic"]) {\n        ... on NavigatorTopic {\n          id\n          slug\n          locale\n          title\n          group\n        }\n      }\n    }\n    chapters: children(types: ["navigatorChapter"]) {\n      id\n      url\n      translations {\n        locale\n        url\n      }\n      ... on NavigatorChapter {\n        ...ChapterName\n        changes(first: 8, known: $known) {\n          ...RecentChange\n        }\n        entries(on: $on, known: $known) {\n          id\n          legalStatus\n          reviewDueOn\n          topic {\n            id\n          }\n        }\n      }\n    }\n    articles: children(types: ["navigatorArticle"]) {\n      ...Card\n    }\n    horizon(first: 60) {\n      ...ComingEntry\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment ComingEntry on NavigatorCell {\n  id\n  locale\n  title\n  legalStatus\n  stage\n  expectedOn\n  certainty\n  effectiveFrom\n  topic {\n    slug\n    title\n    locale\n  }\n  chapter: parent {\n    ... on NavigatorChapter {\n      ...ChapterName\n    }\n    url\n  }\n}\n\nfragment RecentChange on NavigatorChange {\n  entryId\n  chapter {\n    ...ChapterName\n    url\n  }\n  topic(locale: $locale) {\n    slug\n    title\n    locale\n  }\n  locale\n  headline\n  translated\n  kind\n  note\n  translatedNote\n  publishedAt\n}');
