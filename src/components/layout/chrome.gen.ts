// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { LocationRegion } from '../../graphql/content/schema-types.gen.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type ChromeQueryVariables = { locale: Locale };
export type ChromeQuery = {
  readonly offices: {
    readonly nodes: ReadonlyArray<
      { readonly location: { readonly region: LocationRegion } | null } & NameFragment
    >;
  };
  readonly scamAlerts: { readonly nodes: ReadonlyArray<{ readonly seenOn: string } & NameFragment> };
};
export const chromeQuery = stored<ChromeQuery, ChromeQueryVariables>('Chrome', 'query Chrome($locale: Locale!) {\n  offices(locale: $locale, first: 100) {\n    nodes {\n      ...Name\n      location {\n        region\n      }\n    }\n  }\n  scamAlerts(locale: $locale, filter: { status: [ACTIVE] }, first: 1) {\n    nodes {\n      ...Name\n      seenOn\n    }\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}');
