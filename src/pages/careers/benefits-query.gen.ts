// Generated from the query beside it by `npm run generate`. Do not edit.
import { stored } from '../../content/execute.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageBenefitsEvent =
  | 'CHILD'
  | 'EVERY_YEAR'
  | 'HEALTH'
  | 'LATER'
  | 'MOVE';

export type BenefitsPageQueryVariables = Exact<{
  id: string;
  locale: import('../../routing/locales.ts').Locale;
}>;


export type BenefitsPageQuery = { readonly page: { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly related: ReadonlyArray<
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
      | { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> }
      | { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null }
    >, readonly children: ReadonlyArray<
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }
      | { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null, readonly benefits: ReadonlyArray<{ readonly name: string, readonly value: string, readonly who: string | null, readonly event: PageBenefitsEvent }> }
    >, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }>, readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> } | null };

export type BenefitsOfFragment = { readonly benefits: ReadonlyArray<{ readonly name: string, readonly value: string, readonly who: string | null, readonly event: PageBenefitsEvent }> };

type Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

type Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly body: import('../../content/rich-text/types.ts').RichText | null, readonly path: string | null, readonly url: string | null, readonly publishedAt: string, readonly firstPublishedAt: string, readonly stale: { readonly translatedFrom: string, readonly updatedAt: string } | null, readonly withdrawn: { readonly at: string, readonly reason: string } | null, readonly translations: ReadonlyArray<{ readonly locale: import('../../routing/locales.ts').Locale, readonly url: string | null, readonly title: string }>, readonly breadcrumbs: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale }> };

export type CoreFragment =
  | Core_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Core_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

type Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null };

export type NameFragment =
  | Name_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | Name_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

type Card_EKl1iL3uwLnH4gfv2JIcyyA9RlrmqgeKggHlyAc8k_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_K6uwo7gVh2rKvb6Q3uAnjpnVo5HajUin4ACrmAg_Fragment = { readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_BlogPost_NavigatorArticle_News_Fragment = { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Deal_Fragment = { readonly announcedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Event_Fragment = { readonly startsAt: string, readonly timeZone: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Job_Fragment = { readonly closesAt: string | null, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Person_Fragment = { readonly jobTitle: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

type Card_Publication_Fragment = { readonly publishedOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly url: string | null }> };

type Card_ScamAlert_Fragment = { readonly seenOn: string, readonly id: string, readonly type: string, readonly locale: import('../../routing/locales.ts').Locale, readonly title: string, readonly summary: string | null, readonly url: string | null };

export type CardFragment =
  | Card_EKl1iL3uwLnH4gfv2JIcyyA9RlrmqgeKggHlyAc8k_Fragment
  | Card_K6uwo7gVh2rKvb6Q3uAnjpnVo5HajUin4ACrmAg_Fragment
  | Card_BlogPost_NavigatorArticle_News_Fragment
  | Card_Deal_Fragment
  | Card_Event_Fragment
  | Card_Job_Fragment
  | Card_Person_Fragment
  | Card_Publication_Fragment
  | Card_ScamAlert_Fragment
;

type SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment = { readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> };

type SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment = { readonly sideTree: ReadonlyArray<{ readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number }> };

export type SideTreeFragment =
  | SideTree_GeVjdkuwd4HfkOlFfsKo2DgooWedlVwmfrQUrrw_Fragment
  | SideTree_Rm6fzN01tWuquUgAoQbpSul6muKzfG6Ixa4P3lt8_Fragment
;

export type TreeEntryFragment = { readonly id: string, readonly title: string, readonly url: string | null, readonly locale: import('../../routing/locales.ts').Locale, readonly depth: number };

export const benefitsPageQuery = stored<BenefitsPageQuery, BenefitsPageQueryVariables>(
  'BenefitsPage',
  "query BenefitsPage($id: ID!, $locale: Locale!) {\n  page(id: $id, locale: $locale) {\n    ...Core\n    ...SideTree\n    related {\n      ...Card\n    }\n    children(first: 60, types: [\"page\"]) {\n      ...Name\n      ...BenefitsOf\n    }\n  }\n}\n\nfragment BenefitsOf on Page {\n  benefits {\n    name\n    value\n    who\n    event\n  }\n}\n\nfragment Core on Record {\n  id\n  type\n  locale\n  title\n  summary\n  body\n  path\n  url\n  publishedAt\n  firstPublishedAt\n  stale {\n    translatedFrom\n    updatedAt\n  }\n  withdrawn {\n    at\n    reason\n  }\n  translations {\n    locale\n    url\n    title\n  }\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment Card on Record {\n  id\n  type\n  locale\n  title\n  summary\n  url\n  ... on Publication {\n    publishedOn\n    topics {\n      ...Name\n    }\n  }\n  ... on BlogPost {\n    publishedOn\n  }\n  ... on News {\n    publishedOn\n  }\n  ... on NavigatorArticle {\n    publishedOn\n  }\n  ... on Event {\n    startsAt\n    timeZone\n  }\n  ... on Deal {\n    announcedOn\n  }\n  ... on Job {\n    closesAt\n  }\n  ... on ScamAlert {\n    seenOn\n  }\n  ... on Person {\n    jobTitle\n  }\n}\n\nfragment SideTree on Record {\n  sideTree(\n    types: [\"page\", \"policy\", \"solution\", \"navigatorRegion\", \"navigatorChapter\"]\n  ) {\n    ...TreeEntry\n  }\n}\n\nfragment TreeEntry on TreeEntry {\n  id\n  title\n  url\n  locale\n  depth\n}",
);
