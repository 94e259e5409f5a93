// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../routing/locales.ts';
import type { GateKind, NavigatorCellLegalStatus } from '../../../content/schema/schema-types.gen.ts';
import type { CoreFragment, PersonCardFragment } from '../../records/page.fragments.gen.ts';
import type { SideTreeFragment } from '../../records/side-tree/side-tree.fragments.gen.ts';
import { stored } from '../../../content/execute.ts';

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
          readonly answer: string | null;
          readonly reviewedOn: string | null;
          readonly inForceFrom: string | null;
          readonly topic: {
            readonly title: string;
            readonly question: string;
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
  'query NavigatorChapterPage($id: ID!, $locale: Locale!) {\n  navigatorChapter(id: $id, locale: $locale) {\n    ...Core\n    ...SideTree\n    gate {\n      kind\n    }\n    within: parent {\n      service: parent {\n        title\n      }\n    }\n    jurisdiction {\n      title\n      nativeName\n      legalSystem\n      regulators {\n        name\n        url\n      }\n    }\n    contacts {\n      ...PersonCard\n    }\n    cells: children(types: ["navigatorCell"], first: 100) {\n      ... on NavigatorCell {\n        id\n        locale\n        title\n        legalStatus\n        answer\n        inForceFrom: effectiveFrom\n        reviewedOn\n        topic {\n          title\n          question\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment PersonCard on Person {\n  id\n  type\n  locale\n  title\n  url\n  jobTitle\n  email\n  phone\n  standing\n  offices {\n    ...Name\n  }\n}\n\nfragment SideTree on Record {\n  sideTree {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}',
);
