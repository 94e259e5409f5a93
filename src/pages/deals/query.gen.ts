// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { DealKind } from '../../graphql/content/schema-types.gen.ts';
import type { CoreFragment, NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type DealsQueryVariables = {
  id: string;
  locale: Locale;
};
export type DealsQuery = {
  readonly record: CoreFragment | null;
  readonly deals: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly title: string;
      readonly summary: string | null;
      readonly client: string | null;
      readonly value: number | null;
      readonly currency: string | null;
      readonly announcedOn: string;
      readonly closedOn: string | null;
      readonly role: string | null;
      readonly kind: DealKind;
      readonly people: ReadonlyArray<
        {
          readonly offices: ReadonlyArray<NameFragment>;
        } & NameFragment
      >;
      readonly services: ReadonlyArray<NameFragment>;
      readonly sectors: ReadonlyArray<NameFragment>;
      readonly jurisdictions: ReadonlyArray<NameFragment>;
      readonly news: NameFragment | null;
    }>;
  };
};
export const dealsQuery = stored<DealsQuery, DealsQueryVariables>('Deals', 'query Deals($id: ID!, $locale: Locale!) {\n  record(id: $id, locale: $locale) {\n    ...Core\n  }\n  deals(locale: $locale, first: 500) {\n    nodes {\n      id\n      locale\n      title\n      summary\n      client\n      value\n      currency\n      announcedOn\n      closedOn\n      role\n      kind\n      people {\n        ...Name\n        offices {\n          ...Name\n        }\n      }\n      services {\n        ...Name\n      }\n      sectors {\n        ...Name\n      }\n      jurisdictions {\n        ...Name\n      }\n      news {\n        ...Name\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}');
