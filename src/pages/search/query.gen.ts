// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type {
  NavigatorCellLegalStatus,
  SearchFilter,
  SearchSort,
} from '../../graphql/content/schema-types.gen.ts';
import type {
  ChapterNameFragment,
  FacetValueFragment,
  NameFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
import { stored } from '../../graphql/execute.ts';
export type SearchPageQueryVariables = {
  text: string;
  locale: Locale;
  types?: ReadonlyArray<string> | string | null | undefined;
  filter?: SearchFilter | null | undefined;
  sort?: SearchSort | null | undefined;
  offset?: number | null | undefined;
  asTyped?: boolean | null | undefined;
  hasText: boolean;
  isWhole: boolean;
  tab?: string | null | undefined;
};
export type SearchPageQuery = {
  readonly search?: {
    readonly totalCount: number;
    readonly corrected: string | null;
    readonly types: ReadonlyArray<{ readonly type: string; readonly count: number }>;
    readonly facets: ReadonlyArray<{
      readonly name: string;
      readonly values: ReadonlyArray<FacetValueFragment>;
    }>;
    readonly direct?: ReadonlyArray<DirectAnswerFragment>;
    readonly results: ReadonlyArray<SearchHitFragment>;
    readonly elsewhere: ReadonlyArray<SearchHitFragment>;
    readonly instead: {
      readonly everywhere: number;
      readonly near: ReadonlyArray<{ readonly text: string; readonly count: number }>;
      readonly desk:
        | ({
            readonly desks: ReadonlyArray<{
              readonly name: string;
              readonly hours: string | null;
              readonly phone: string | null;
              readonly email: string | null;
            }>;
          } & NameFragment)
        | null;
    } | null;
  };
};
export type SearchHitFragment = {
  readonly url: string | null;
  readonly foundIn: Locale;
  readonly title: ReadonlyArray<{ readonly text: string; readonly isMatch: boolean }>;
  readonly passage: {
    readonly heading: string | null;
    readonly pieces: ReadonlyArray<{ readonly text: string; readonly isMatch: boolean }>;
  } | null;
  readonly record:
    | FoundFragment
    | ({ readonly publishedOn: string } & FoundFragment)
    | ({ readonly startsAt: string; readonly timeZone: string } & FoundFragment)
    | ({
        readonly legalStatus: NavigatorCellLegalStatus;
        readonly reviewedOn: string | null;
        readonly topic: NameFragment | null;
        readonly parent: ChapterNameFragment | null;
      } & FoundFragment)
    | ({ readonly nameLocale: Locale } & FoundFragment)
    | ({ readonly question: string } & FoundFragment)
    | ({ readonly officePhone: string } & FoundFragment)
    | ({
        readonly jobTitle: string;
        readonly phone: string | null;
        readonly offices: ReadonlyArray<NameFragment>;
      } & FoundFragment);
};
export type DirectAnswerFragment = {
  readonly url: string | null;
  readonly record:
    | HeadedFragment
    | ({
        readonly legalStatus: NavigatorCellLegalStatus;
        readonly reviewedOn: string | null;
        readonly effectiveFrom: string | null;
        readonly instruments: ReadonlyArray<{
          readonly name: string;
          readonly nativeTitle: string | null;
          readonly citation: string | null;
          readonly url: string | null;
        }>;
        readonly topic: NameFragment | null;
        readonly parent: ChapterNameFragment | null;
      } & HeadedFragment)
    | ({
        readonly address: string;
        readonly email: string | null;
        readonly timeZone: string;
        readonly officePhone: string;
        readonly hours: ReadonlyArray<{
          readonly days: string;
          readonly opens: string;
          readonly closes: string;
        }>;
      } & HeadedFragment)
    | ({
        readonly jobTitle: string;
        readonly phone: string | null;
        readonly mobile: string | null;
        readonly email: string | null;
        readonly offices: ReadonlyArray<NameFragment>;
      } & HeadedFragment);
};
export type FoundFragment = {
  readonly type: string;
  readonly typeLabel: string;
  readonly breadcrumbs: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly url: string | null;
    readonly locale: Locale;
  }>;
} & HeadedFragment;
export type HeadedFragment = { readonly id: string; readonly locale: Locale; readonly title: string };
export const searchPageQuery = stored<SearchPageQuery, SearchPageQueryVariables>('SearchPage', 'query SearchPage($text: String!, $locale: Locale!, $types: [String!], $filter: SearchFilter, $sort: SearchSort, $offset: Int, $asTyped: Boolean, $hasText: Boolean!, $isWhole: Boolean!, $tab: String) {\n  search(\n    text: $text\n    locale: $locale\n    types: $types\n    filter: $filter\n    sort: $sort\n    first: 20\n    offset: $offset\n    asTyped: $asTyped\n  ) @include(if: $hasText) {\n    totalCount\n    corrected\n    types {\n      type\n      count\n    }\n    facets {\n      name\n      values {\n        ...FacetValue\n      }\n    }\n    direct @include(if: $isWhole) {\n      ...DirectAnswer\n    }\n    results {\n      ...SearchHit\n    }\n    elsewhere {\n      ...SearchHit\n    }\n    instead {\n      near {\n        text\n        count\n      }\n      everywhere\n      desk(tab: $tab) {\n        ...Name\n        desks {\n          name\n          hours\n          phone\n          email\n        }\n      }\n    }\n  }\n}\n\nfragment SearchHit on SearchHit {\n  url\n  foundIn\n  title {\n    text\n    isMatch\n  }\n  passage {\n    heading\n    pieces {\n      text\n      isMatch\n    }\n  }\n  record {\n    ...Found\n    ... on Person {\n      jobTitle\n      phone\n      offices {\n        ...Name\n      }\n    }\n    ... on Office {\n      officePhone: phone\n    }\n    ... on Publication {\n      publishedOn\n    }\n    ... on BlogPost {\n      publishedOn\n    }\n    ... on News {\n      publishedOn\n    }\n    ... on Event {\n      startsAt\n      timeZone\n    }\n    ... on NavigatorChapter {\n      nameLocale\n    }\n    ... on NavigatorTopic {\n      question\n    }\n    ... on NavigatorCell {\n      legalStatus\n      reviewedOn\n      topic {\n        ...Name\n      }\n      parent {\n        ... on NavigatorChapter {\n          ...ChapterName\n        }\n      }\n    }\n  }\n}\n\nfragment DirectAnswer on SearchHit {\n  url\n  record {\n    ...Headed\n    ... on Person {\n      jobTitle\n      phone\n      mobile\n      email\n      offices {\n        ...Name\n      }\n    }\n    ... on Office {\n      address\n      officePhone: phone\n      email\n      timeZone\n      hours {\n        days\n        opens\n        closes\n      }\n    }\n    ... on NavigatorCell {\n      legalStatus\n      reviewedOn\n      effectiveFrom\n      instruments {\n        name\n        nativeTitle\n        citation\n        url\n      }\n      topic {\n        ...Name\n      }\n      parent {\n        ... on NavigatorChapter {\n          ...ChapterName\n        }\n      }\n    }\n  }\n}\n\nfragment Found on Record {\n  ...Headed\n  type\n  typeLabel\n  breadcrumbs {\n    id\n    title\n    url\n    locale\n  }\n}\n\nfragment Headed on Record {\n  id\n  locale\n  title\n}\n\nfragment Name on Record {\n  id\n  type\n  locale\n  title\n  url\n}\n\nfragment ChapterName on NavigatorChapter {\n  title: name\n  locale: nameLocale\n}\n\nfragment FacetValue on FacetValue {\n  value\n  label\n  locale\n  count\n}');
