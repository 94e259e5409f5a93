// Generated from the query by `npm run generate`. Do not edit.
import type { Locale } from '../../../i18n/locales.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import type { GateKind } from '../../../graphql/content/schema-types.gen.ts';
export type ChapterAnswersQueryVariables = {
  id: string;
  locale: Locale;
  on?: string | null | undefined;
  known?: string | null | undefined;
};
export type ChapterAnswersQuery = {
  readonly navigatorChapter: {
    readonly gate: { readonly kind: GateKind; readonly permission: string | null } | null;
    readonly entries: ReadonlyArray<{
      readonly id: string;
      readonly summary: string | null;
      readonly body: RichText | null;
      readonly penalties: string | null;
      readonly conditions: ReadonlyArray<{ readonly text: string }>;
      readonly thresholds: ReadonlyArray<{
        readonly label: string;
        readonly value: number;
        readonly unit: string;
      }>;
      readonly instruments: ReadonlyArray<{
        readonly name: string;
        readonly nativeTitle: string | null;
        readonly citation: string | null;
        readonly url: string | null;
      }>;
    }>;
  } | null;
};
