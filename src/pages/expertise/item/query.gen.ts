// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { PersonGrade } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { PrizeFragment, SectorFieldFragment, ServiceFieldFragment } from '../expertise.fragments.gen.ts';
import type { PlatedFragment } from '../../shared/records/portraits/plated.fragments.gen.ts';
import type { SideTreeFragment } from '../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type ExpertisePageQueryVariables = {
  id: string;
  locale: Locale;
};
export type ExpertisePageQuery = {
  readonly record:
    | ({ readonly children: ReadonlyArray<CardFragment> } & CoreFragment &
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
    | ({ readonly children: ReadonlyArray<CardFragment> } & CoreFragment &
        SideTreeFragment & {
          readonly __typename:
            | 'Newsletter'
            | 'Office'
            | 'Person'
            | 'Policy'
            | 'Programme'
            | 'Publication'
            | 'ScamAlert'
            | 'Section'
            | 'Sector'
            | 'Service'
            | 'Solution'
            | 'Synonym'
            | 'Topic'
            | 'TrainingItem'
            | 'TrainingSeries'
            | 'Work'
            | 'WorkPart';
        })
    | ({
        readonly facts: ReadonlyArray<{
          readonly label: string;
          readonly value: string;
          readonly source: string | null;
        }>;
        readonly milestones: ReadonlyArray<{
          readonly year: string;
          readonly title: string;
          readonly text: string | null;
        }>;
        readonly contacts: ReadonlyArray<
          { readonly grade: PersonGrade; readonly awards: ReadonlyArray<PrizeFragment> } & PlatedFragment
        >;
        readonly related: ReadonlyArray<
          | CardFragment
          | ({
              readonly fields: ReadonlyArray<NameFragment | (SectorFieldFragment & NameFragment)>;
            } & SectorFieldFragment &
              CardFragment)
          | ({
              readonly fields: ReadonlyArray<NameFragment | (ServiceFieldFragment & NameFragment)>;
            } & ServiceFieldFragment &
              CardFragment)
        >;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & { readonly __typename: 'Page' })
    | null;
};
export const expertisePageQuery = stored<ExpertisePageQuery, ExpertisePageQueryVariables>('ExpertisePage', 'query ExpertisePage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    children(first: 40, types: ["page"]) {\n      ...Card\n    }\n    ... on Page {\n      facts {\n        label\n        value\n        source\n      }\n      milestones {\n        year\n        title\n        text\n      }\n      contacts {\n        ... on Person {\n          grade\n          ...Plated\n          awards: linkedFrom(types: ["award"], field: "people", first: 3) {\n            ...Prize\n          }\n        }\n      }\n      related {\n        ...Card\n        ... on Sector {\n          ...SectorField\n          fields: children(types: ["sector"], first: 12) {\n            ...Name\n            ... on Sector {\n              ...SectorField\n            }\n          }\n        }\n        ... on Service {\n          ...ServiceField\n          fields: children(types: ["service"], first: 12) {\n            ...Name\n            ... on Service {\n              ...ServiceField\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment SectorField on Sector {\n  fieldDeals: linkedFrom(types: ["deal"], field: "sectors", first: 12) {\n    ...FieldDeal\n  }\n  fieldWriting: linkedFrom(lists: [WRITING, NEWS], field: "sectors", first: 8) {\n    ...Card\n  }\n  fieldDates: linkedFrom(lists: [DATES], field: "sectors", first: 24) {\n    ...Card\n  }\n  fieldPeople: linkedFrom(types: ["person"], field: "sectors", first: 60) {\n    ...FieldPerson\n  }\n}\n\nfragment ServiceField on Service {\n  fieldDeals: linkedFrom(types: ["deal"], field: "services", first: 12) {\n    ...FieldDeal\n  }\n  fieldWriting: linkedFrom(lists: [WRITING, NEWS], field: "services", first: 8) {\n    ...Card\n  }\n  fieldDates: linkedFrom(lists: [DATES], field: "services", first: 24) {\n    ...Card\n  }\n  fieldPeople: linkedFrom(types: ["person"], field: "services", first: 60) {\n    ...FieldPerson\n  }\n}\n\nfragment FieldDeal on Record {\n  ...Name\n  summary\n  ... on Deal {\n    announcedOn\n    client\n    role\n    value\n    currency\n  }\n}\n\nfragment FieldPerson on Record {\n  ...Name\n  ... on Person {\n    grade\n    standing\n    offices {\n      ...Name\n    }\n  }\n}\n\nfragment Prize on Record {\n  ...Name\n  summary\n  ... on Award {\n    awardedOn\n    giver\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
