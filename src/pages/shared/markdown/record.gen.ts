// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { GateKind } from '../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type RecordTextQueryVariables = {
  id: string;
  locale: Locale;
};
export type RecordTextQuery = {
  readonly record:
    | {
        readonly title: string;
        readonly summary: string | null;
        readonly body: RichText | null;
        readonly locale: Locale;
        readonly firstPublishedAt: string;
        readonly publishedAt: string;
        readonly typeLabel: string;
        readonly gate: { readonly kind: GateKind } | null;
        readonly children: ReadonlyArray<{ readonly title: string; readonly url: string | null }>;
      }
    | {
        readonly title: string;
        readonly summary: string | null;
        readonly body: RichText | null;
        readonly locale: Locale;
        readonly firstPublishedAt: string;
        readonly publishedAt: string;
        readonly typeLabel: string;
        readonly by: ReadonlyArray<{ readonly title: string }>;
        readonly gate: { readonly kind: GateKind } | null;
        readonly children: ReadonlyArray<{ readonly title: string; readonly url: string | null }>;
      }
    | null;
};
export const recordTextQuery = stored<RecordTextQuery, RecordTextQueryVariables>('RecordText', 'query RecordText($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    title\n    summary\n    body\n    locale\n    firstPublishedAt\n    publishedAt\n    typeLabel\n    gate {\n      kind\n    }\n    children(first: 100) {\n      title\n      url\n    }\n    ... on Publication {\n      by: authors {\n        title\n      }\n    }\n    ... on BlogPost {\n      by: authors {\n        title\n      }\n    }\n    ... on NavigatorArticle {\n      by: authors {\n        title\n      }\n    }\n  }\n}');
