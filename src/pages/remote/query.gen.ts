// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { CoreFragment } from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type RemotePageQueryVariables = {
  id: string;
  locale: Locale;
};
export type RemotePageQuery = { readonly section: CoreFragment | null };
export const remotePageQuery = stored<RemotePageQuery, RemotePageQueryVariables>('RemotePage', 'query RemotePage($id: ID!, $locale: Locale!) {\n  section(id: $id, locale: $locale) {\n    ...Core\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}');
