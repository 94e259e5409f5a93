// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NavigatorServiceAccess } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  ChapterNameFragment,
  CoreFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type {
  ComingEntryFragment,
  RecentChangeFragment,
  ServiceCoverageFragment,
} from '../navigator.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorServicePageQueryVariables = {
  id: string;
  locale: Locale;
  changes: number;
};
export type NavigatorServicePageQuery = {
  readonly navigatorService:
    | ({
        readonly access: NavigatorServiceAccess;
        readonly methodology: string | null;
        readonly reviewMonths: number | null;
        readonly sample: ({ readonly id: string; readonly url: string | null } & ChapterNameFragment) | null;
        readonly owners: ReadonlyArray<PersonCardFragment>;
        readonly topics: ReadonlyArray<{
          readonly id: string;
          readonly slug: string;
          readonly locale: Locale;
          readonly title: string;
          readonly question: string;
          readonly help: string | null;
          readonly group: string | null;
        }>;
        readonly articles: ReadonlyArray<CardFragment>;
        readonly horizon: ReadonlyArray<ComingEntryFragment>;
        readonly changes: ReadonlyArray<RecentChangeFragment>;
      } & CoreFragment &
        ServiceCoverageFragment)
    | null;
};
export const navigatorServicePageQuery = stored<
  NavigatorServicePageQuery,
  NavigatorServicePageQueryVariables
>('NavigatorServicePage', 'query NavigatorServicePage($id: ID!, $locale: Locale!, $changes: Int!) {\n  navigatorService(id: $id, locale: $locale) {\n    ...Core\n    access\n    methodology\n    reviewMonths\n    sample {\n      id\n      ...ChapterName\n      url\n    }\n    owners {\n      ...PersonCard\n    }\n    ...ServiceCoverage\n    topics: children(types: ["navigatorTopic"]) {\n      ... on NavigatorTopic {\n        id\n        slug\n        locale\n        title\n        question\n        help\n        group\n      }\n    }\n    articles: children(types: ["navigatorArticle", "marketingPage"]) {\n      ...Card\n    }\n    horizon(first: 60) {\n      ...ComingEntry\n    }\n    changes(first: $changes) {\n      ...RecentChange\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment ComingEntry on NavigatorCell {\n  id\n  locale\n  title\n  legalStatus\n  stage\n  expectedOn\n  certainty\n  effectiveFrom\n  topic {\n    slug\n    title\n    locale\n  }\n  chapter: parent {\n    ... on NavigatorChapter {\n      ...ChapterName\n    }\n    url\n  }\n}\n\nfragment RecentChange on NavigatorChange {\n  entryId\n  chapter {\n    ...ChapterName\n    url\n  }\n  topic(locale: $locale) {\n    slug\n    title\n    locale\n  }\n  locale\n  headline\n  translated\n  kind\n  note\n  translatedNote\n  publishedAt\n}\n\nfragment ServiceCoverage on NavigatorService {\n  coverage {\n    chapterId\n    entries\n    filled\n    overdue\n    changedAt\n  }\n  regions: children(types: ["navigatorRegion"]) {\n    ...Name\n    chapters: children(types: ["navigatorChapter"]) {\n      id\n      url\n      ... on NavigatorChapter {\n        ...ChapterName\n        jurisdiction {\n          iso\n        }\n      }\n    }\n  }\n}');
