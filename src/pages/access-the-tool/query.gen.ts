// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { NavigatorServiceAccess } from '../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type AccessTheToolQueryVariables = {
  id: string;
  locale: Locale;
};
export type AccessTheToolQuery = {
  readonly page: ({ readonly related: ReadonlyArray<CardFragment> } & CoreFragment) | null;
  readonly navigatorServices: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly access: NavigatorServiceAccess;
      } & NameFragment
    >;
  };
};
export const accessTheToolQuery = stored<AccessTheToolQuery, AccessTheToolQueryVariables>('AccessTheTool', 'query AccessTheTool($id: ID!, $locale: Locale!) {\n  page(id: $id, locale: $locale) {\n    ...Core\n    related {\n      ...Card\n    }\n  }\n  navigatorServices(locale: $locale, first: 50) {\n    nodes {\n      ...Card\n      access\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
