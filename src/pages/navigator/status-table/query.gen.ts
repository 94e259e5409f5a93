// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { NavigatorCellLegalStatus } from '../../../graphql/content/schema-types.gen.ts';
import type { ChapterNameFragment, CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type NavigatorStatusTableQueryVariables = {
  id: string;
  locale: Locale;
  peers?: ReadonlyArray<string> | string | null | undefined;
  topics?: ReadonlyArray<string> | string | null | undefined;
  on?: string | null | undefined;
  known?: string | null | undefined;
};
export type NavigatorStatusTableQuery = {
  readonly navigatorChapter:
    | ({
        readonly table: {
          readonly on: string;
          readonly service: { readonly title: string; readonly locale: Locale };
          readonly offered: ReadonlyArray<{ readonly key: string; readonly chapter: ChapterNameFragment }>;
          readonly offeredTopics: ReadonlyArray<{
            readonly key: string;
            readonly groupKey: string | null;
            readonly topic: {
              readonly title: string;
              readonly group: string | null;
              readonly locale: Locale;
            };
          }>;
          readonly jurisdictions: ReadonlyArray<{
            readonly key: string;
            readonly chapter: { readonly url: string | null } & ChapterNameFragment;
          }>;
          readonly topics: ReadonlyArray<{
            readonly key: string;
            readonly groupKey: string | null;
            readonly topic: {
              readonly slug: string;
              readonly title: string;
              readonly question: string;
              readonly group: string | null;
              readonly locale: Locale;
            };
          }>;
          readonly cells: ReadonlyArray<{
            readonly jurisdiction: string;
            readonly topic: string;
            readonly changedAt: string | null;
            readonly reason: { readonly text: string; readonly locale: Locale } | null;
            readonly entry: {
              readonly locale: Locale;
              readonly title: string;
              readonly legalStatus: NavigatorCellLegalStatus;
              readonly stage: string | null;
              readonly expectedOn: string | null;
              readonly effectiveFrom: string | null;
              readonly effectiveTo: string | null;
              readonly heldFrom: string | null;
              readonly reviewedOn: string | null;
              readonly reviewDueOn: string | null;
            };
          }>;
        } | null;
      } & CoreFragment)
    | null;
};
export const navigatorStatusTableQuery = stored<
  NavigatorStatusTableQuery,
  NavigatorStatusTableQueryVariables
>('NavigatorStatusTable', 'query NavigatorStatusTable($id: ID!, $locale: Locale!, $peers: [String!], $topics: [String!], $on: Date, $known: DateTime) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    table(peers: $peers, topics: $topics, on: $on, known: $known) {\n      on\n      service {\n        title\n        locale\n      }\n      offered {\n        key\n        chapter {\n          ...ChapterName\n        }\n      }\n      offeredTopics {\n        key\n        groupKey\n        topic {\n          title\n          group\n          locale\n        }\n      }\n      jurisdictions {\n        key\n        chapter {\n          ...ChapterName\n          url\n        }\n      }\n      topics {\n        key\n        groupKey\n        topic {\n          slug\n          title\n          question\n          group\n          locale\n        }\n      }\n      cells {\n        jurisdiction\n        topic\n        changedAt\n        reason {\n          text\n          locale\n        }\n        entry {\n          locale\n          title\n          legalStatus\n          stage\n          expectedOn\n          effectiveFrom\n          effectiveTo\n          heldFrom\n          reviewedOn\n          reviewDueOn\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}');
