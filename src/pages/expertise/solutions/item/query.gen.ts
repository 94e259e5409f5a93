// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../i18n/locales.ts';
import type { PersonGrade } from '../../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
} from '../../../../graphql/fragments/records.fragments.gen.ts';
import type { PrizeFragment } from '../../expertise.fragments.gen.ts';
import type { PlatedFragment } from '../../../shared/records/portraits/plated.fragments.gen.ts';
import type { SideTreeFragment } from '../../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../../graphql/execute.ts';
export type SolutionPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type SolutionPageQuery = {
  readonly record:
    | ({
        readonly above: ({ readonly siblings: ReadonlyArray<CardFragment> } & NameFragment) | null;
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
        readonly above: ({ readonly siblings: ReadonlyArray<CardFragment> } & NameFragment) | null;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & {
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
            | 'Sector'
            | 'Service'
            | 'Synonym'
            | 'Topic'
            | 'TrainingItem'
            | 'TrainingSeries'
            | 'Work'
            | 'WorkPart';
        })
    | ({
        readonly problem: string | null;
        readonly approach: string | null;
        readonly pricing: string | null;
        readonly duration: string | null;
        readonly priceFrom: string | null;
        readonly tools: ReadonlyArray<{ readonly name: string; readonly text: string }>;
        readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>;
        readonly services: ReadonlyArray<NameFragment>;
        readonly works: ReadonlyArray<
          { readonly subject: string | null; readonly summary: string | null } & NameFragment
        >;
        readonly contacts: ReadonlyArray<
          { readonly grade: PersonGrade; readonly awards: ReadonlyArray<PrizeFragment> } & PlatedFragment
        >;
        readonly above: ({ readonly siblings: ReadonlyArray<CardFragment> } & NameFragment) | null;
        readonly children: ReadonlyArray<CardFragment>;
      } & CoreFragment &
        SideTreeFragment & { readonly __typename: 'Solution' })
    | null;
};
export const solutionPageQuery = stored<SolutionPageQuery, SolutionPageQueryVariables>('SolutionPage', 'query SolutionPage($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    above: parent {\n      ...Name\n      siblings: children(first: 40, types: ["solution"]) {\n        ...Card\n      }\n    }\n    children(first: 20, types: ["solution"]) {\n      ...Card\n    }\n    ... on Solution {\n      problem\n      approach\n      pricing\n      duration\n      priceFrom\n      tools {\n        name\n        text\n      }\n      questions {\n        question\n        answer\n      }\n      services {\n        ...Name\n      }\n      works {\n        ...Card\n      }\n      contacts {\n        grade\n        ...Plated\n        awards: linkedFrom(types: ["award"], field: "people", first: 3) {\n          ...Prize\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Prize on Record {\n  ...Name\n  summary\n  ... on Award {\n    awardedOn\n    giver\n  }\n}\n\nfragment Plated on Person {\n  ...PersonCard\n  givenName\n  familyName\n  services {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
