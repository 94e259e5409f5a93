// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { TrainingSeriesLevel } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { TrainingPartFragment } from '../training.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type TrainingItemPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type TrainingItemPageQuery = {
  readonly trainingItem: WholeTrainingItemFragment | null;
  readonly order: { readonly nodes: ReadonlyArray<{ readonly id: string }> };
};
export type WholeTrainingItemFragment = {
  readonly headings: ReadonlyArray<string>;
  readonly slides: string | null;
  readonly quiz: string | null;
  readonly presenters: ReadonlyArray<
    { readonly givenName: string; readonly familyName: string } & PersonCardFragment
  >;
  readonly related: ReadonlyArray<CardFragment>;
  readonly series:
    | ({
        readonly level: TrainingSeriesLevel;
        readonly topics: ReadonlyArray<{ readonly writing: ReadonlyArray<CardFragment> } & NameFragment>;
        readonly parts: ReadonlyArray<TrainingPartFragment>;
      } & NameFragment)
    | null;
} & CoreFragment &
  TrainingPartFragment;
export const trainingItemPageQuery = stored<TrainingItemPageQuery, TrainingItemPageQueryVariables>('TrainingItemPage', 'query TrainingItemPage($id: ID!, $locale: Locale!) {\n  trainingItem(id: $id, locale: $locale) {\n    ...WholeTrainingItem\n  }\n  order: trainingItems(locale: "en", order: POSITION, first: 500) {\n    nodes {\n      id\n    }\n  }\n}\n\nfragment WholeTrainingItem on TrainingItem {\n  ...Core\n  ...TrainingPart\n  headings\n  slides\n  quiz\n  presenters {\n    ...PersonCard\n    givenName\n    familyName\n  }\n  related {\n    ...Card\n  }\n  series {\n    ...Name\n    level\n    topics {\n      ...Name\n      writing: linkedFrom(types: ["publication"], field: "topics", first: 3) {\n        ...Card\n      }\n    }\n    parts: linkedFrom(types: ["trainingItem"], field: "series", first: 100) {\n      ... on TrainingItem {\n        ...TrainingPart\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment TrainingPart on TrainingItem {\n  ...Name\n  summary\n  kind\n  recording\n  minutes\n  cpdMinutes\n  lawAsAt\n  lawChanges {\n    on\n    text\n  }\n  gate {\n    kind\n    permission\n  }\n  firstPublishedAt\n}');
