// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type BlogPostPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type BlogPostPageQuery = { readonly blogPost: WholePostFragment | null };
export type WholePostFragment = {
  readonly publishedOn: string;
  readonly authors: ReadonlyArray<BylinePersonFragment>;
  readonly categories: ReadonlyArray<{ readonly alike: ReadonlyArray<CardFragment> } & NameFragment>;
  readonly series: ({ readonly posts: ReadonlyArray<CardFragment> } & NameFragment) | null;
  readonly topics: ReadonlyArray<{ readonly alike: ReadonlyArray<CardFragment> } & NameFragment>;
  readonly services: ReadonlyArray<{ readonly alike: ReadonlyArray<CardFragment> } & NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly jurisdictions: ReadonlyArray<NameFragment>;
  readonly related: ReadonlyArray<CardFragment>;
} & CoreFragment;
export const blogPostPageQuery = stored<BlogPostPageQuery, BlogPostPageQueryVariables>('BlogPostPage', 'query BlogPostPage($id: ID!, $locale: Locale!) {\n  blogPost(id: $id, locale: $locale) {\n    ...WholePost\n  }\n}\n\nfragment WholePost on BlogPost {\n  ...Core\n  publishedOn\n  authors {\n    ...BylinePerson\n  }\n  categories {\n    ...Name\n    alike: linkedFrom(types: ["blogPost"], field: "categories", first: 6) {\n      ...Card\n    }\n  }\n  series {\n    ...Name\n    posts: linkedFrom(types: ["blogPost"], field: "series", first: 50) {\n      ...Card\n    }\n  }\n  topics {\n    ...Name\n    alike: linkedFrom(lists: [WRITING], field: "topics", first: 6) {\n      ...Card\n    }\n  }\n  services {\n    ...Name\n    alike: linkedFrom(lists: [WRITING], field: "services", first: 6) {\n      ...Card\n    }\n  }\n  sectors {\n    ...Name\n  }\n  jurisdictions {\n    ...Name\n  }\n  related {\n    ...Card\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}');
