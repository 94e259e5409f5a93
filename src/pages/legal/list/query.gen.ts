// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CardFragment, CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { EntityRowFragment } from '../policy.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PolicyListQueryVariables = {
  id: string;
  locale: Locale;
};
export type PolicyListQuery = {
  readonly section:
    | ({
        readonly children: ReadonlyArray<
          | CardFragment
          | ({ readonly policyVersion: string | null; readonly effectiveFrom: string | null } & CardFragment)
        >;
      } & CoreFragment)
    | null;
  readonly entities: { readonly nodes: ReadonlyArray<EntityRowFragment> };
};
export const policyListQuery = stored<PolicyListQuery, PolicyListQueryVariables>('PolicyList', 'query PolicyList($id: ID!, $locale: Locale!) {\n  section(id: $id, locale: $locale) {\n    ...Core\n    children(first: 100) {\n      ...Card\n      ... on Policy {\n        policyVersion\n        effectiveFrom\n      }\n    }\n  }\n  entities(locale: $locale, first: 100) {\n    nodes {\n      ...EntityRow\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment EntityRow on Entity {\n  id\n  locale\n  title\n  regulator\n  registrationNumber\n  vatNumber\n  jurisdiction {\n    title\n  }\n}');
