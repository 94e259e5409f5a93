// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NavigatorServiceAccess } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { ComingEntryFragment } from '../navigator.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorHomeQueryVariables = {
  id: string;
  locale: Locale;
  first: number;
  offset: number;
  until?: string | null | undefined;
  service?: string | null | undefined;
  jurisdiction?: string | null | undefined;
  dates: number;
};
export type NavigatorHomeQuery = {
  readonly record: ({ readonly children: ReadonlyArray<CardFragment> } & CoreFragment) | null;
  readonly navigatorServices: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly access: NavigatorServiceAccess;
        readonly coverage: ReadonlyArray<{
          readonly chapterId: string;
          readonly entries: number;
          readonly filled: number;
          readonly overdue: number;
          readonly changedAt: string | null;
        }>;
      } & NameFragment
    >;
  };
  readonly jurisdictions: { readonly nodes: ReadonlyArray<NameFragment> };
  readonly navigatorDates: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly effectiveTo: string | null;
        readonly firstPublishedAt: string;
        readonly publishedAt: string;
        readonly within: { readonly service: { readonly title: string } | null } | null;
      } & ComingEntryFragment
    >;
  };
};
export const navigatorHomeQuery = stored<NavigatorHomeQuery, NavigatorHomeQueryVariables>('NavigatorHome', 'query NavigatorHome($id: ID!, $locale: Locale!, $first: Int!, $offset: Int!, $until: Date, $service: ID, $jurisdiction: ID, $dates: Int!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n    children(first: 100) {\n      ...Card\n    }\n  }\n  navigatorServices(locale: $locale, first: $first, offset: $offset) {\n    totalCount\n    nodes {\n      ...Card\n      access\n      coverage {\n        chapterId\n        entries\n        filled\n        overdue\n        changedAt\n      }\n    }\n  }\n  jurisdictions(locale: $locale, first: 200) {\n    nodes {\n      ...Name\n    }\n  }\n  navigatorDates(\n    locale: $locale\n    until: $until\n    service: $service\n    jurisdiction: $jurisdiction\n    first: $dates\n  ) {\n    totalCount\n    nodes {\n      ...ComingEntry\n      effectiveTo\n      firstPublishedAt\n      publishedAt\n      within: parent {\n        ... on NavigatorChapter {\n          service {\n            title\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment ComingEntry on NavigatorCell {\n  id\n  locale\n  title\n  legalStatus\n  stage\n  expectedOn\n  certainty\n  effectiveFrom\n  topic {\n    slug\n    title\n    locale\n  }\n  chapter: parent {\n    ... on NavigatorChapter {\n      ...ChapterName\n    }\n    url\n  }\n}');
