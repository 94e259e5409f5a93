// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NewsKind } from '../../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type {
  BylinePersonFragment,
  PressOfficerFragment,
} from '../../shared/records/writing.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NewsItemQueryVariables = {
  id: string;
  locale: Locale;
};
export type NewsItemQuery = {
  readonly news: WholeNewsFragment | null;
  readonly press: { readonly nodes: ReadonlyArray<PressOfficerFragment> };
  readonly latest: {
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly publishedOn: string;
        readonly kind: NewsKind;
        readonly embargoedUntil: string | null;
      } & NameFragment
    >;
  };
};
export type WholeNewsFragment = {
  readonly kind: NewsKind;
  readonly publishedOn: string;
  readonly dateline: string | null;
  readonly correction: string | null;
  readonly embargoedUntil: string | null;
  readonly people: ReadonlyArray<BylinePersonFragment>;
  readonly offices: ReadonlyArray<NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly deal: NameFragment | null;
  readonly pressContact: PressOfficerFragment | null;
} & CoreFragment;
export const newsItemQuery = stored<NewsItemQuery, NewsItemQueryVariables>('NewsItem', 'query NewsItem($id: ID!, $locale: Locale!) {\n  news(id: $id, locale: $locale) {\n    ...WholeNews\n  }\n  press: people(\n    locale: $locale\n    filter: { pressOfficer: true, standing: [ACTIVE] }\n    first: 6\n    order: TITLE\n  ) {\n    nodes {\n      ...PressOfficer\n    }\n  }\n  latest: newsItems(locale: $locale, first: 6) {\n    nodes {\n      ...Card\n      kind\n      embargoedUntil\n    }\n  }\n}\n\nfragment WholeNews on News {\n  ...Core\n  kind\n  publishedOn\n  dateline\n  correction\n  embargoedUntil\n  people {\n    ...BylinePerson\n  }\n  offices {\n    ...Name\n  }\n  sectors {\n    ...Name\n  }\n  deal {\n    ...Name\n  }\n  pressContact {\n    ...PressOfficer\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment PressOfficer on Person {\n  ...Name\n  summary\n  jobTitle\n  givenName\n  familyName\n  email\n  phone\n  mobile\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}');
