// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  GateKind,
  PublicationAccess,
  PublicationKind,
  PublicationStanding,
} from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PublicationPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type PublicationPageQuery = { readonly publication: WholePublicationFragment | null };
export type WholePublicationFragment = {
  readonly kind: PublicationKind;
  readonly subtitle: string | null;
  readonly publishedOn: string;
  readonly reviewedOn: string | null;
  readonly standing: PublicationStanding;
  readonly readingMinutes: number | null;
  readonly access: PublicationAccess;
  readonly permission: string | null;
  readonly headings: ReadonlyArray<string>;
  readonly keyPoints: ReadonlyArray<{ readonly text: string }>;
  readonly authors: ReadonlyArray<BylinePersonFragment>;
  readonly services: ReadonlyArray<NameFragment>;
  readonly sectors: ReadonlyArray<NameFragment>;
  readonly topics: ReadonlyArray<{ readonly alike: ReadonlyArray<CardFragment> } & NameFragment>;
  readonly jurisdictions: ReadonlyArray<NameFragment>;
  readonly supersededBy: NameFragment | null;
  readonly gate: { readonly kind: GateKind } | null;
  readonly related: ReadonlyArray<CardFragment>;
  readonly attachments: ReadonlyArray<{
    readonly name: string;
    readonly asset: { readonly url: string } | null;
  }>;
} & CoreFragment;
export const publicationPageQuery = stored<PublicationPageQuery, PublicationPageQueryVariables>('PublicationPage', 'query PublicationPage($id: ID!, $locale: Locale!) {\n  publication(id: $id, locale: $locale) {\n    ...WholePublication\n  }\n}\n\nfragment WholePublication on Publication {\n  ...Core\n  kind\n  subtitle\n  publishedOn\n  reviewedOn\n  keyPoints {\n    text\n  }\n  authors {\n    ...BylinePerson\n  }\n  services {\n    ...Name\n  }\n  sectors {\n    ...Name\n  }\n  topics {\n    ...Name\n    alike: linkedFrom(types: ["publication"], field: "topics", first: 6) {\n      ...Card\n    }\n  }\n  jurisdictions {\n    ...Name\n  }\n  standing\n  supersededBy {\n    ...Name\n  }\n  readingMinutes\n  access\n  permission\n  gate {\n    kind\n  }\n  headings\n  related {\n    ...Card\n  }\n  attachments {\n    name\n    asset {\n      url\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}');
