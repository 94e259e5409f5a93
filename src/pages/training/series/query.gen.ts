// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { TrainingSeriesLevel } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CardFragment,
  CoreFragment,
  NameFragment,
  PersonCardFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { EventFactsFragment } from '../../events/event.fragments.gen.ts';
import type { TrainingPartFragment } from '../training.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type TrainingSeriesPageQueryVariables = {
  id: string;
  locale: Locale;
  today: string;
};
export type TrainingSeriesPageQuery = {
  readonly trainingSeries: WholeSeriesFragment | null;
  readonly parts: {
    readonly nodes: ReadonlyArray<
      {
        readonly presenters: ReadonlyArray<
          { readonly givenName: string; readonly familyName: string } & PersonCardFragment
        >;
      } & TrainingPartFragment
    >;
  };
  readonly dates: { readonly nodes: ReadonlyArray<EventFactsFragment> };
  readonly order: { readonly nodes: ReadonlyArray<{ readonly id: string }> };
};
export type WholeSeriesFragment = {
  readonly audience: string | null;
  readonly level: TrainingSeriesLevel;
  readonly outcome: string | null;
  readonly topics: ReadonlyArray<NameFragment>;
  readonly related: ReadonlyArray<CardFragment>;
} & CoreFragment;
export const trainingSeriesPageQuery = stored<TrainingSeriesPageQuery, TrainingSeriesPageQueryVariables>('TrainingSeriesPage', 'query TrainingSeriesPage($id: ID!, $locale: Locale!, $today: DateTime!) {\n  trainingSeries(id: $id, locale: $locale) {\n    ...WholeSeries\n  }\n  parts: trainingItems(\n    locale: $locale\n    filter: { series: [$id] }\n    order: POSITION\n    first: 100\n  ) {\n    nodes {\n      ...TrainingPart\n      presenters {\n        ...PersonCard\n        givenName\n        familyName\n      }\n    }\n  }\n  dates: events(\n    locale: $locale\n    filter: { series: [$id] }\n    from: $today\n    first: 10\n  ) {\n    nodes {\n      ...EventFacts\n    }\n  }\n  order: trainingItems(\n    locale: "en"\n    filter: { series: [$id] }\n    order: POSITION\n    first: 100\n  ) {\n    nodes {\n      id\n    }\n  }\n}\n\nfragment WholeSeries on TrainingSeries {\n  ...Core\n  audience\n  level\n  outcome\n  topics {\n    ...Name\n  }\n  related {\n    ...Card\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  ...Name\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment EventFacts on Event {\n  ...Name\n  summary\n  kind\n  format\n  startsAt\n  endsAt\n  timeZone\n  previousStart\n  office {\n    ...Name\n  }\n  venue\n  registration\n  registrationClosesAt\n  standing\n  credit\n  cpdMinutes\n  languages {\n    language\n  }\n  recordingMinutes\n  firstPublishedAt\n  publishedAt\n}\n\nfragment TrainingPart on TrainingItem {\n  ...Name\n  summary\n  kind\n  recording\n  minutes\n  cpdMinutes\n  lawAsAt\n  lawChanges {\n    on\n    text\n  }\n  gate {\n    kind\n    permission\n  }\n  firstPublishedAt\n}');
