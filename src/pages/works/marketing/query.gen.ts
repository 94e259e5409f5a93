// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { CoreFragment, NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { ServiceCoverageFragment } from '../../navigator/navigator.fragments.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type MarketingPageQueryVariables = {
  id: string;
  locale: Locale;
};
export type MarketingPageQuery = {
  readonly marketingPage:
    | ({
        readonly action: { readonly label: string; readonly target: NameFragment | null } | null;
        readonly parent:
          | ({ readonly summary: string | null } & NameFragment)
          | ({ readonly summary: string | null } & ServiceCoverageFragment & NameFragment)
          | ({
              readonly summary: string | null;
              readonly product: { readonly feature: string | null } | null;
            } & NameFragment)
          | null;
      } & CoreFragment)
    | null;
};
export const marketingPageQuery = stored<MarketingPageQuery, MarketingPageQueryVariables>('MarketingPage', 'query MarketingPage($id: ID!, $locale: Locale!) {\n  marketingPage(id: $id, locale: $locale) {\n    ...Core\n    action {\n      label\n      target {\n        ...Name\n      }\n    }\n    parent {\n      ...Name\n      summary\n      ... on Work {\n        product {\n          feature\n        }\n      }\n      ... on NavigatorService {\n        ...ServiceCoverage\n      }\n    }\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  subject\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment ServiceCoverage on NavigatorService {\n  coverage {\n    chapterId\n    entries\n    filled\n    overdue\n    changedAt\n  }\n  regions: children(types: ["navigatorRegion"]) {\n    ...Name\n    chapters: children(types: ["navigatorChapter"]) {\n      id\n      url\n      ... on NavigatorChapter {\n        ...ChapterName\n        jurisdiction {\n          iso\n        }\n      }\n    }\n  }\n}');
