// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../../i18n/locales.ts';
import type { CardFragment, CoreFragment } from '../../../../graphql/fragments/records.fragments.gen.ts';
import type { SideTreeFragment } from '../../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../../graphql/execute.ts';
export type SolutionListQueryVariables = {
  id: string;
  locale: Locale;
};
export type SolutionListQuery = {
  readonly record:
    | ({
        readonly children: ReadonlyArray<
          { readonly children: ReadonlyArray<SolutionRowFragment> } & SolutionRowFragment
        >;
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
        readonly children: ReadonlyArray<
          { readonly children: ReadonlyArray<SolutionRowFragment> } & SolutionRowFragment
        >;
      } & CoreFragment &
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
        readonly related: ReadonlyArray<CardFragment>;
        readonly children: ReadonlyArray<
          { readonly children: ReadonlyArray<SolutionRowFragment> } & SolutionRowFragment
        >;
      } & CoreFragment &
        SideTreeFragment & { readonly __typename: 'Page' })
    | null;
};
export type SolutionRowFragment =
  | CardFragment
  | ({
      readonly problem: string | null;
      readonly duration: string | null;
      readonly priceFrom: string | null;
    } & CardFragment);
export const solutionListQuery = stored<SolutionListQuery, SolutionListQueryVariables>('SolutionList', 'query SolutionList($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    __typename\n    ...Core\n    ...SideTree\n    children(first: 40, types: ["solution"]) {\n      ...SolutionRow\n      children(first: 20, types: ["solution"]) {\n        ...SolutionRow\n      }\n    }\n    ... on Page {\n      related {\n        ...Card\n      }\n    }\n  }\n}\n\nfragment SolutionRow on Record {\n  ...Card\n  ... on Solution {\n    problem\n    duration\n    priceFrom\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}');
