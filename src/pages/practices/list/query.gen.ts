// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CardFragment, CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PracticeListQueryVariables = {
  id: string;
  locale: Locale;
  isSector: boolean;
};
export type PracticeListQuery = {
  readonly record: CoreFragment | null;
  readonly sectors?: { readonly nodes: ReadonlyArray<PracticeFragment> };
  readonly services?: { readonly nodes: ReadonlyArray<PracticeFragment> };
};
export type PracticeFragment = { readonly parent: { readonly id: string } | null } & CardFragment;
export const practiceListQuery = stored<PracticeListQuery, PracticeListQueryVariables>('PracticeList', 'query PracticeList($id: ID!, $locale: Locale!, $isSector: Boolean!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  sectors(locale: $locale, first: 200) @include(if: $isSector) {\n    nodes {\n      ...Practice\n    }\n  }\n  services(locale: $locale, first: 200) @skip(if: $isSector) {\n    nodes {\n      ...Practice\n    }\n  }\n}\n\nfragment Practice on Record {\n  ...Card\n  parent {\n    id\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}');
