// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { TrainingSeriesFilter, TrainingSeriesLevel } from '../../../graphql/content/schema-types.gen.ts';
import type {
  CoreFragment,
  FacetFragment,
  NameFragment,
} from '../../../graphql/fragments/records.fragments.gen.ts';
import type { TrainingPartFragment } from '../training.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type TrainingListQueryVariables = {
  id: string;
  locale: Locale;
  filter: TrainingSeriesFilter;
};
export type TrainingListQuery = {
  readonly record: CoreFragment | null;
  readonly trainingSeriesList: {
    readonly totalCount: number;
    readonly nodes: ReadonlyArray<
      {
        readonly subject: string | null;
        readonly summary: string | null;
        readonly level: TrainingSeriesLevel;
        readonly audience: string | null;
        readonly topics: ReadonlyArray<NameFragment>;
      } & NameFragment
    >;
    readonly facets: ReadonlyArray<FacetFragment>;
  };
  readonly parts: {
    readonly nodes: ReadonlyArray<{ readonly series: { readonly id: string } | null } & TrainingPartFragment>;
  };
};
export const trainingListQuery = stored<TrainingListQuery, TrainingListQueryVariables>('TrainingList', 'query TrainingList($id: ID!, $locale: Locale!, $filter: TrainingSeriesFilter!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  trainingSeriesList(locale: $locale, filter: $filter, first: 100) {\n    totalCount\n    nodes {\n      ...Card\n      level\n      audience\n      topics {\n        ...Name\n      }\n    }\n    facets {\n      ...Facet\n    }\n  }\n  parts: trainingItems(locale: $locale, order: NEWEST, first: 500) {\n    nodes {\n      ...TrainingPart\n      series {\n        id\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  ...Name\n  subject\n  summary\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment Facet on Facet {\n  field\n  values {\n    ...FacetValue\n  }\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}\n\nfragment TrainingPart on TrainingItem {\n  ...Name\n  summary\n  kind\n  recording\n  minutes\n  cpdMinutes\n  lawAsAt\n  lawChanges {\n    on\n    text\n  }\n  gate {\n    kind\n    permission\n  }\n  firstPublishedAt\n}');
