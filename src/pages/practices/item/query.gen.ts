// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonGrade } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PlatedFragment } from '../../shared/records/portraits/plated.fragments.gen.ts';
import type { TreeEntryFragment } from '../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type PracticePageQueryVariables = {
  id: string;
  locale: Locale;
  isSector: boolean;
};
export type PracticePageQuery = {
  readonly record:
    | ({
        readonly parent: { readonly title: string } | null;
        readonly sideTree: ReadonlyArray<TreeEntryFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment & {
          readonly __typename:
            | 'Award'
            | 'BlogCategory'
            | 'BlogPost'
            | 'Deal'
            | 'Entity'
            | 'Event'
            | 'Faq'
            | 'GraduatePage'
            | 'Home'
            | 'Job'
            | 'Jurisdiction'
            | 'Location'
            | 'MarketingPage'
            | 'NavigatorArticle'
            | 'NavigatorCell'
            | 'NavigatorChapter'
            | 'NavigatorRegion'
            | 'NavigatorService'
            | 'NavigatorTopic'
            | 'News';
        })
    | ({
        readonly parent: { readonly title: string } | null;
        readonly sideTree: ReadonlyArray<TreeEntryFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment & {
          readonly __typename:
            | 'Newsletter'
            | 'Office'
            | 'Page'
            | 'Person'
            | 'Policy'
            | 'Programme'
            | 'Publication'
            | 'ScamAlert'
            | 'Section'
            | 'Solution'
            | 'Synonym'
            | 'Topic'
            | 'TrainingItem'
            | 'TrainingSeries'
            | 'Work'
            | 'WorkPart';
        })
    | ({
        readonly highlights: ReadonlyArray<{ readonly text: string }>;
        readonly contacts: ReadonlyArray<{ readonly grade: PersonGrade } & PlatedFragment>;
        readonly related: ReadonlyArray<CardFragment>;
        readonly writing: ReadonlyArray<CardFragment>;
        readonly news: ReadonlyArray<CardFragment>;
        readonly dates: ReadonlyArray<CardFragment>;
        readonly parent: { readonly title: string } | null;
        readonly sideTree: ReadonlyArray<TreeEntryFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment & { readonly __typename: 'Sector' | 'Service' })
    | null;
  readonly sectorPeople?: PracticePeopleFragment;
  readonly servicePeople?: PracticePeopleFragment;
  readonly sectorDeals?: PracticeDealsFragment;
  readonly serviceDeals?: PracticeDealsFragment;
};
export type PracticePeopleFragment = {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<{ readonly grade: PersonGrade } & PlatedFragment>;
};
export type PracticeDealsFragment = {
  readonly totalCount: number;
  readonly nodes: ReadonlyArray<
    {
      readonly announcedOn: string;
      readonly role: string | null;
      readonly client: string | null;
    } & NameFragment
  >;
};
export const practicePageQuery = stored<PracticePageQuery, PracticePageQueryVariables>('PracticePage', 'query PracticePage($id: ID!, $locale: Locale!, $isSector: Boolean!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    parent {\n      title\n    }\n    sideTree(types: ["sector", "service"]) {\n      ...TreeEntry\n    }\n    children(first: 60, types: ["sector", "service"]) {\n      ...Card\n    }\n    ... on Sector {\n      highlights {\n        text\n      }\n      contacts {\n        grade\n        ...Plated\n      }\n      related {\n        ...Card\n      }\n      writing: linkedFrom(lists: [WRITING], field: "sectors", first: 5) {\n        ...Card\n      }\n      news: linkedFrom(lists: [NEWS], field: "sectors", first: 4) {\n        ...Card\n      }\n      dates: linkedFrom(lists: [DATES], field: "sectors", first: 12) {\n        ...Card\n      }\n    }\n    ... on Service {\n      highlights {\n        text\n      }\n      contacts {\n        grade\n        ...Plated\n      }\n      related {\n        ...Card\n      }\n      writing: linkedFrom(lists: [WRITING], field: "services", first: 5) {\n        ...Card\n      }\n      news: linkedFrom(lists: [NEWS], field: "services", first: 4) {\n        ...Card\n      }\n      dates: linkedFrom(lists: [DATES], field: "services", first: 12) {\n        ...Card\n      }\n    }\n  }\n  sectorPeople: people(\n    locale: $locale\n    filter: { sectors: [$id], standing: [ACTIVE] }\n    first: 24\n  ) @include(if: $isSector) {\n    ...PracticePeople\n  }\n  servicePeople: people(\n    locale: $locale\n    filter: { services: [$id], standing: [ACTIVE] }\n    first: 24\n  ) @skip(if: $isSector) {\n    ...PracticePeople\n  }\n  sectorDeals: deals(locale: $locale, filter: { sectors: [$id] }, first: 6) @include(if: $isSector) {\n    ...PracticeDeals\n  }\n  serviceDeals: deals(locale: $locale, filter: { services: [$id] }, first: 6) @skip(if: $isSector) {\n    ...PracticeDeals\n  }\n}\n\nfragment PracticePeople on PersonConnection {\n  totalCount\n  nodes {\n    grade\n    ...Plated\n  }\n}\n\nfragment PracticeDeals on DealConnection {\n  totalCount\n  nodes {\n    ...Name\n    announcedOn\n    role\n    client\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
