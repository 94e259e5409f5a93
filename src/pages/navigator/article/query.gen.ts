// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorArticlePageQueryVariables = {
  id: string;
  locale: Locale;
};
export type NavigatorArticlePageQuery = {
  readonly navigatorArticle:
    | ({
        readonly publishedOn: string;
        readonly above:
          | ({
              readonly service: NameFragment | (CoveredServiceFragment & NameFragment) | null;
              readonly others: ReadonlyArray<CardFragment>;
            } & NameFragment)
          | ({
              readonly service: NameFragment | (CoveredServiceFragment & NameFragment) | null;
              readonly others: ReadonlyArray<CardFragment>;
            } & CoveredServiceFragment &
              NameFragment)
          | null;
        readonly authors: ReadonlyArray<BylinePersonFragment>;
      } & CoreFragment)
    | null;
};
export type CoveredServiceFragment = {
  readonly summary: string | null;
  readonly coverage: ReadonlyArray<{
    readonly entries: number;
    readonly filled: number;
    readonly overdue: number;
    readonly changedAt: string | null;
  }>;
};
export const navigatorArticlePageQuery = stored<
  NavigatorArticlePageQuery,
  NavigatorArticlePageQueryVariables
>('NavigatorArticlePage', 'query NavigatorArticlePage($id: ID!, $locale: Locale!) {\n  navigatorArticle(id: $id, locale: $locale) {\n    ...Core\n    publishedOn\n    above: parent {\n      ...Name\n      service: parent {\n        ...Name\n        ... on NavigatorService {\n          ...CoveredService\n        }\n      }\n      ... on NavigatorService {\n        ...CoveredService\n      }\n      others: children(types: ["navigatorArticle"]) {\n        ...Card\n      }\n    }\n    authors {\n      ...BylinePerson\n    }\n  }\n}\n\nfragment CoveredService on NavigatorService {\n  summary\n  coverage {\n    entries\n    filled\n    overdue\n    changedAt\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}');
