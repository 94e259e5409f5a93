// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type ExpertiseHubQueryVariables = {
  id: string;
  locale: Locale;
};
export type ExpertiseHubQuery = {
  readonly record:
    | ({
        readonly children: ReadonlyArray<
          | CardFragment
          | ({ readonly related: ReadonlyArray<{ readonly subject: string | null }> } & CardFragment)
        >;
      } & CoreFragment)
    | null;
  readonly sectors: { readonly nodes: ReadonlyArray<HubFieldFragment> };
  readonly services: { readonly nodes: ReadonlyArray<HubFieldFragment> };
  readonly solutions: { readonly nodes: ReadonlyArray<{ readonly problem: string | null } & NameFragment> };
  readonly awards: {
    readonly nodes: ReadonlyArray<
      { readonly summary: string | null; readonly awardedOn: string; readonly giver: string } & NameFragment
    >;
  };
};
export type HubFieldFragment = { readonly parent: { readonly id: string } | null } & NameFragment;
export const expertiseHubQuery = stored<ExpertiseHubQuery, ExpertiseHubQueryVariables>('ExpertiseHub', 'query ExpertiseHub($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n    children(first: 40, types: ["page"]) {\n      ...Card\n      ... on Page {\n        related {\n          subject\n        }\n      }\n    }\n  }\n  sectors(locale: $locale, first: 200) {\n    nodes {\n      ...HubField\n    }\n  }\n  services(locale: $locale, first: 200) {\n    nodes {\n      ...HubField\n    }\n  }\n  solutions(locale: $locale, first: 100) {\n    nodes {\n      ...Name\n      problem\n    }\n  }\n  awards(locale: $locale, first: 6) {\n    nodes {\n      ...Prize\n    }\n  }\n}\n\nfragment HubField on Record {\n  ...Name\n  parent {\n    id\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Prize on Record {\n  ...Name\n  summary\n  ... on Award {\n    awardedOn\n    giver\n  }\n}');
