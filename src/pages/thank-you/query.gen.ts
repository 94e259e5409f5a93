// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type ThankYouPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type ThankYouPageQuery = {
  readonly record:
    | CoreFragment
    | ({
        readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
        readonly desks: ReadonlyArray<{
          readonly name: string;
          readonly hours: string | null;
          readonly phone: string | null;
          readonly email: string | null;
        }>;
        readonly contacts: ReadonlyArray<
          NameFragment | ({ readonly email: string | null; readonly phone: string | null } & NameFragment)
        >;
        readonly related: ReadonlyArray<CardFragment>;
      } & CoreFragment)
    | null;
};
export const thankYouPageQuery = stored<ThankYouPageQuery, ThankYouPageQueryVariables>('ThankYouPage', 'query ThankYouPage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n    ... on Page {\n      facts {\n        label\n        value\n      }\n      desks {\n        name\n        hours\n        phone\n        email\n      }\n      contacts {\n        ...Name\n        ... on Person {\n          email\n          phone\n        }\n      }\n      related {\n        ...Card\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
