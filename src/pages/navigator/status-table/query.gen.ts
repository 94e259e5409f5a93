// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { GateKind, NavigatorCellLegalStatus } from '../../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';

export type NavigatorStatusTableQueryVariables = {
  id: string;
  locale: Locale;
};

export type NavigatorStatusTableQuery = {
  readonly navigatorChapter:
    | ({
        readonly gate: {
          readonly kind: GateKind;
        } | null;
        readonly within: {
          readonly service: {
            readonly title: string;
          } | null;
        } | null;
        readonly contacts: ReadonlyArray<PersonCardFragment>;
        readonly cells: ReadonlyArray<{
          readonly id: string;
          readonly locale: Locale;
          readonly title: string;
          readonly legalStatus: NavigatorCellLegalStatus;
          readonly reviewedOn: string | null;
          readonly answer: string | null;
          readonly inForceFrom: string | null;
          readonly topic: {
            readonly title: string;
          } | null;
        }>;
      } & CoreFragment)
    | null;
};

export const navigatorStatusTableQuery = stored<
  NavigatorStatusTableQuery,
  NavigatorStatusTableQueryVariables
>(
  'NavigatorStatusTable',
  'query NavigatorStatusTable($id: ID!, $locale: Locale!) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    gate {\n      kind\n    }\n    within: parent {\n      service: parent {\n        title\n      }\n    }\n    contacts {\n      ...PersonCard\n    }\n    cells: entries {\n      id\n      locale\n      title\n      legalStatus\n      answer: summary\n      inForceFrom: effectiveFrom\n      reviewedOn\n      topic {\n        title\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}',
);
