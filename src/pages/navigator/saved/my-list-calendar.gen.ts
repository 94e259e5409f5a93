// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type {
  NavigatorCellCertainty,
  NavigatorCellLegalStatus,
} from '../../../graphql/content/schema-types.gen.ts';
import { stored } from '../../../graphql/execute.ts';
export type MyListCalendarQueryVariables = { locale: Locale };
export type MyListCalendarQuery = {
  readonly me: {
    readonly courses: ReadonlyArray<{
      readonly seriesId: string;
      readonly done: number;
      readonly total: number;
      readonly due: string | null;
      readonly series: {
        readonly title: string;
        readonly url: string | null;
        readonly firstPublishedAt: string;
        readonly publishedAt: string;
      } | null;
    }>;
    readonly myList: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
      readonly chapters: ReadonlyArray<{
        readonly url: string | null;
        readonly service: { readonly title: string } | null;
        readonly entries: ReadonlyArray<{
          readonly id: string;
          readonly title: string;
          readonly legalStatus: NavigatorCellLegalStatus;
          readonly expectedOn: string | null;
          readonly certainty: NavigatorCellCertainty | null;
          readonly effectiveFrom: string | null;
          readonly effectiveTo: string | null;
          readonly firstPublishedAt: string;
          readonly publishedAt: string;
          readonly topic: { readonly slug: string; readonly title: string } | null;
        }>;
      }>;
    }>;
  };
};
export const myListCalendarQuery = stored<MyListCalendarQuery, MyListCalendarQueryVariables>('MyListCalendar', 'query MyListCalendar($locale: Locale!) {\n  me {\n    courses(locale: $locale) {\n      seriesId\n      series {\n        title\n        url\n        firstPublishedAt\n        publishedAt\n      }\n      done\n      total\n      due\n    }\n    myList(locale: $locale) {\n      id\n      title\n      chapters: linkedFrom(\n        types: ["navigatorChapter"]\n        field: "jurisdiction"\n        first: 50\n      ) {\n        ... on NavigatorChapter {\n          url\n          service {\n            title\n          }\n          entries {\n            id\n            title\n            legalStatus\n            expectedOn\n            certainty\n            effectiveFrom\n            effectiveTo\n            firstPublishedAt\n            publishedAt\n            topic {\n              slug\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n}');
