// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type NearestQueryVariables = {
  path: string;
  locale: Locale;
};
export type NearestQuery = {
  readonly nearest: ReadonlyArray<
    {
      readonly breadcrumbs: ReadonlyArray<{ readonly title: string; readonly locale: Locale }>;
    } & NameFragment
  >;
};
export const nearestQuery = stored<NearestQuery, NearestQueryVariables>('Nearest', 'query Nearest($path: String!, $locale: Locale!) {\n  nearest(path: $path, locale: $locale, first: 20) {\n    ...Name\n    breadcrumbs {\n      title\n      locale\n    }\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}');
