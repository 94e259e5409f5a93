// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { GateKind, NavigatorCellLegalStatus } from '../../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { SideTreeFragment } from '../../shared/records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';

export type NavigatorChapterPageQueryVariables = {
  id: string;
  locale: Locale;
};

export type NavigatorChapterPageQuery = {
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
        readonly jurisdiction: {
          readonly title: string;
          readonly nativeName: string | null;
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
          readonly body: RichText | null;
          readonly reviewedOn: string | null;
          readonly answer: string | null;
          readonly inForceFrom: string | null;
          readonly topic: {
            readonly title: string;
            readonly question: string;
            readonly group: string | null;
          } | null;
        }>;
        readonly changes: ReadonlyArray<{
          readonly entryId: string;
          readonly locale: Locale;
          readonly headline: string;
          readonly headlineBefore: string | null;
          readonly note: string | null;
          readonly publishedAt: string;
          readonly topic: {
            readonly title: string;
          } | null;
        }>;
      } & CoreFragment &
        SideTreeFragment)
    | null;
};

export const navigatorChapterPageQuery = stored<
  NavigatorChapterPageQuery,
  NavigatorChapterPageQueryVariables
>(
  'NavigatorChapterPage',
  'query NavigatorChapterPage($id: ID!, $locale: Locale!) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    ...SideTree\n    gate {\n      kind\n    }\n    within: parent {\n      service: parent {\n        title\n      }\n    }\n    jurisdiction {\n      title\n      nativeName\n      legalSystem\n      regulators {\n        name\n        url\n      }\n    }\n    contacts {\n      ...PersonCard\n    }\n    cells: entries {\n      id\n      locale\n      title\n      legalStatus\n      answer: summary\n      body\n      inForceFrom: effectiveFrom\n      reviewedOn\n      topic {\n        title\n        question\n        group\n      }\n    }\n    changes(first: 12) {\n      entryId\n      topic(locale: $locale) {\n        title\n      }\n      locale\n      headline\n      headlineBefore\n      note\n      publishedAt\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}',
);
