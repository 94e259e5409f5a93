// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CoreFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';
import type { ContentsOfWorkFragment } from '../works.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type WorkPartPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type WorkPartPageQuery = { readonly workPart: WholePartFragment | null };
export type WholePartFragment = {
  readonly authors: ReadonlyArray<BylinePersonFragment>;
  readonly parent:
    | ContentsOfWorkFragment
    | {
        readonly parent:
          | ContentsOfWorkFragment
          | {
              readonly parent:
                | ContentsOfWorkFragment
                | {
                    readonly parent:
                      | ContentsOfWorkFragment
                      | { readonly parent: ContentsOfWorkFragment | null }
                      | null;
                  }
                | null;
            }
          | null;
      }
    | null;
} & CoreFragment;
export const workPartPageQuery = stored<WorkPartPageQuery, WorkPartPageQueryVariables>('WorkPartPage', 'query WorkPartPage($id: ID!, $locale: Locale!) {\n  workPart(id: $id, locale: $locale) {\n    ...WholePart\n  }\n}\n\nfragment WholePart on WorkPart {\n  ...Core\n  authors {\n    ...BylinePerson\n  }\n  parent {\n    ... on Work {\n      ...ContentsOfWork\n    }\n    ... on WorkPart {\n      parent {\n        ... on Work {\n          ...ContentsOfWork\n        }\n        ... on WorkPart {\n          parent {\n            ... on Work {\n              ...ContentsOfWork\n            }\n            ... on WorkPart {\n              parent {\n                ... on Work {\n                  ...ContentsOfWork\n                }\n                ... on WorkPart {\n                  parent {\n                    ... on Work {\n                      ...ContentsOfWork\n                    }\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment BylinePerson on Person {\n  ...Name\n  jobTitle\n  standing\n  givenName\n  familyName\n  offices {\n    title\n    locale\n  }\n}\n\nfragment ContentsOfWork on Work {\n  id\n  locale\n  title\n  url\n  product {\n    feature\n  }\n  parts: children(types: ["workPart"], first: 100) {\n    ... on WorkPart {\n      id\n      locale\n      title\n      url\n      parts: children(types: ["workPart"], first: 100) {\n        ... on WorkPart {\n          id\n          locale\n          title\n          url\n          parts: children(types: ["workPart"], first: 100) {\n            ... on WorkPart {\n              id\n              locale\n              title\n              url\n              parts: children(types: ["workPart"], first: 100) {\n                ... on WorkPart {\n                  id\n                  locale\n                  title\n                  url\n                  parts: children(types: ["workPart"], first: 100) {\n                    ... on WorkPart {\n                      id\n                      locale\n                      title\n                      url\n                    }\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  }\n}');
