// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../routing/locales.ts';
import type {
  GateKind,
  LocationPresence,
  LocationRegion,
  NavigatorCellLegalStatus,
  NavigatorServiceAccess,
  NewsKind,
} from '../../content/schema/schema-types.gen.ts';
import type { CardFragment, CoreFragment, NameFragment, PersonCardFragment } from '../page.fragments.gen.ts';
import type { SideTreeFragment } from './side-tree.fragments.gen.ts';
import { stored } from '../../content/execute.ts';

export type RecordPageQueryVariables = {
  id: string;
  locale: Locale;
};

export type RecordPageQuery = {
  readonly record:
    | ({
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
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
            | 'MarketingPage'
            | 'NavigatorCell'
            | 'NavigatorRegion'
            | 'NavigatorTopic'
            | 'Newsletter'
            | 'Office'
            | 'Person'
            | 'Programme'
            | 'Publication';
        })
    | ({
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename:
            | 'ScamAlert'
            | 'Solution'
            | 'Topic'
            | 'TrainingItem'
            | 'TrainingSeries'
            | 'Work'
            | 'WorkPart';
        })
    | ({
        readonly region: LocationRegion;
        readonly presence: LocationPresence;
        readonly closedOn: string | null;
        readonly country: NameFragment | null;
        readonly servedFrom: ReadonlyArray<NameFragment>;
        readonly contacts: ReadonlyArray<PersonCardFragment>;
        readonly services: ReadonlyArray<NameFragment>;
        readonly jurisdiction: {
          readonly title: string;
          readonly nativeName: string | null;
          readonly legalSystem: string | null;
        } | null;
        readonly offices: ReadonlyArray<CardFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Location';
        })
    | ({
        readonly publishedOn: string;
        readonly authors: ReadonlyArray<PersonCardFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'NavigatorArticle';
        })
    | ({
        readonly gate: {
          readonly kind: GateKind;
        } | null;
        readonly within: {
          readonly service: {
            readonly title: string;
          } | null;
        } | null;
        readonly chapterOf: {
          readonly title: string;
          readonly nativeName: string | null;
          readonly iso: string;
          readonly legalSystem: string | null;
          readonly regulators: ReadonlyArray<{
            readonly name: string;
            readonly url: string | null;
          }>;
        } | null;
        readonly contacts: ReadonlyArray<PersonCardFragment>;
        readonly cells: ReadonlyArray<{
          readonly id: string;
          readonly locale: Locale;
          readonly title: string;
          readonly legalStatus: NavigatorCellLegalStatus;
          readonly answer: string | null;
          readonly reviewedOn: string | null;
          readonly inForceFrom: string | null;
          readonly topic: {
            readonly title: string;
            readonly question: string;
          } | null;
        }>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'NavigatorChapter';
        })
    | ({
        readonly access: NavigatorServiceAccess;
        readonly methodology: string | null;
        readonly reviewMonths: number | null;
        readonly owners: ReadonlyArray<PersonCardFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'NavigatorService';
        })
    | ({
        readonly publishedOn: string;
        readonly dateline: string | null;
        readonly correction: string | null;
        readonly newsKind: NewsKind;
        readonly people: ReadonlyArray<PersonCardFragment>;
        readonly offices: ReadonlyArray<NameFragment>;
        readonly deal: NameFragment | null;
        readonly pressContact: PersonCardFragment | null;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'News';
        })
    | ({
        readonly contactRecords: ReadonlyArray<
          | NameFragment
          | ({
              readonly email: string | null;
              readonly officePhone: string;
            } & NameFragment)
          | ({
              readonly jobTitle: string;
              readonly email: string | null;
              readonly phone: string | null;
            } & NameFragment)
        >;
        readonly related: ReadonlyArray<CardFragment>;
        readonly facts: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
          readonly source: string | null;
          readonly asAt: string | null;
        }>;
        readonly milestones: ReadonlyArray<{
          readonly year: string;
          readonly title: string;
          readonly text: string | null;
        }>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Page';
        })
    | ({
        readonly policyVersion: string | null;
        readonly effectiveFrom: string | null;
        readonly contact: string | null;
        readonly entities: ReadonlyArray<{
          readonly title: string;
          readonly regulator: string | null;
          readonly registrationNumber: string | null;
          readonly vatNumber: string | null;
        }>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Policy';
        })
    | ({
        readonly featured: ReadonlyArray<CardFragment>;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Section';
        })
    | ({
        readonly children: ReadonlyArray<CardFragment>;
      } & SectorPartsFragment &
        CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Sector';
        })
    | ({
        readonly children: ReadonlyArray<CardFragment>;
      } & ServicePartsFragment &
        CoreFragment &
        SideTreeFragment & {
          readonly __typename: 'Service';
        })
    | null;
};

export type SectorPartsFragment = {
  readonly contacts: ReadonlyArray<PersonCardFragment>;
  readonly highlights: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly related: ReadonlyArray<CardFragment>;
  readonly writing: ReadonlyArray<CardFragment>;
};

export type ServicePartsFragment = {
  readonly contacts: ReadonlyArray<PersonCardFragment>;
  readonly highlights: ReadonlyArray<{
    readonly text: string;
  }>;
  readonly related: ReadonlyArray<CardFragment>;
  readonly writing: ReadonlyArray<CardFragment>;
};

export const recordPageQuery = stored<RecordPageQuery, RecordPageQueryVariables>(
  'RecordPage',
  'query RecordPage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    children(first: 100) {\n      ...Card\n    }\n    ... on Section {\n      featured {\n        ...Card\n      }\n    }\n    ... on Page {\n      contactRecords: contacts {\n        ...Name\n        ... on Person {\n          jobTitle\n          email\n          phone\n        }\n        ... on Office {\n          email\n          officePhone: phone\n        }\n      }\n      related {\n        ...Card\n      }\n      facts {\n        label\n        value\n        source\n        asAt\n      }\n      milestones {\n        year\n        title\n        text\n      }\n    }\n    ... on Policy {\n      policyVersion\n      effectiveFrom\n      contact\n      entities {\n        title\n        regulator\n        registrationNumber\n        vatNumber\n      }\n    }\n    ... on Location {\n      region\n      presence\n      country {\n        ...Name\n      }\n      servedFrom {\n        ...Name\n      }\n      closedOn\n      contacts {\n        ...PersonCard\n      }\n      services {\n        ...Name\n      }\n      jurisdiction {\n        title\n        nativeName\n        legalSystem\n      }\n      offices: linkedFrom(types: ["office"], field: "location", first: 10) {\n        ...Card\n      }\n    }\n    ... on Sector {\n      ...SectorParts\n    }\n    ... on Service {\n      ...ServiceParts\n    }\n    ... on News {\n      newsKind: kind\n      publishedOn\n      dateline\n      people {\n        ...PersonCard\n      }\n      offices {\n        ...Name\n      }\n      deal {\n        ...Name\n      }\n      pressContact {\n        ...PersonCard\n      }\n      correction\n    }\n    ... on NavigatorService {\n      access\n      methodology\n      owners {\n        ...PersonCard\n      }\n      reviewMonths\n    }\n    ... on NavigatorChapter {\n      gate {\n        kind\n      }\n      within: parent {\n        service: parent {\n          title\n        }\n      }\n      chapterOf: jurisdiction {\n        title\n        nativeName\n        iso\n        legalSystem\n        regulators {\n          name\n          url\n        }\n      }\n      contacts {\n        ...PersonCard\n      }\n      cells: children(types: ["navigatorCell"], first: 100) {\n        ... on NavigatorCell {\n          id\n          locale\n          title\n          legalStatus\n          answer\n          inForceFrom: effectiveFrom\n          reviewedOn\n          topic {\n            title\n            question\n          }\n        }\n      }\n    }\n    ... on NavigatorArticle {\n      publishedOn\n      authors {\n        ...PersonCard\n      }\n    }\n  }\n}\n\nfragment SectorParts on Sector {\n  contacts {\n    ...PersonCard\n  }\n  highlights {\n    text\n  }\n  related {\n    ...Card\n  }\n  writing: linkedFrom(\n    types: ["publication", "blogPost", "news", "event"]\n    field: "sectors"\n    first: 6\n  ) {\n    ...Card\n  }\n}\n\nfragment ServiceParts on Service {\n  contacts {\n    ...PersonCard\n  }\n  highlights {\n    text\n  }\n  related {\n    ...Card\n  }\n  writing: linkedFrom(\n    types: ["publication", "blogPost", "news", "event"]\n    field: "services"\n    first: 6\n  ) {\n    ...Card\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment SideTree on Record {\n  sideTree(\n    types: ["page", "policy", "solution", "navigatorRegion", "navigatorChapter"]\n  ) {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}',
);
