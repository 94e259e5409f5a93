// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CardFragment, CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { EntityRowFragment } from '../policy.fragments.gen.ts';
import type { SideTreeFragment } from '../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PolicyPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type PolicyPageQuery = { readonly policy: WholePolicyFragment | null };
export type WholePolicyFragment = {
  readonly policyVersion: string | null;
  readonly effectiveFrom: string | null;
  readonly contact: string | null;
  readonly owner: string | null;
  readonly changes: string | null;
  readonly children: ReadonlyArray<CardFragment>;
  readonly earlier: ReadonlyArray<{
    readonly version: string;
    readonly effectiveFrom: string;
    readonly changes: string;
    readonly paragraphs: ReadonlyArray<string>;
  }>;
  readonly entities: ReadonlyArray<EntityRowFragment>;
} & CoreFragment &
  SideTreeFragment;
export const policyPageQuery = stored<PolicyPageQuery, PolicyPageQueryVariables>('PolicyPage', 'query PolicyPage($id: ID!, $locale: Locale!) {\n  policy(id: $id, locale: $locale) {\n    ...WholePolicy\n  }\n}\n\nfragment WholePolicy on Policy {\n  ...Core\n  ...SideTree\n  children(first: 60) {\n    ...Card\n  }\n  policyVersion\n  effectiveFrom\n  contact\n  owner\n  changes\n  earlier {\n    version\n    effectiveFrom\n    changes\n    paragraphs\n  }\n  entities {\n    ...EntityRow\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment EntityRow on Entity {\n  id\n  locale\n  title\n  regulator\n  registrationNumber\n  vatNumber\n  jurisdiction {\n    title\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
