// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { GateKind, NavigatorCellLegalStatus } from '../../graphql/content/schema-types.gen.ts';
import type {
  ChapterNameFragment,
  FirmThereFragment,
} from '../../graphql/fragments/records.fragments.gen.ts';
export type ReportPartsFragment = {
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
  readonly gate: { readonly kind: GateKind } | null;
  readonly report: ReportTableFragment;
};
export type ReportTableFragment = {
  readonly asked: ReadonlyArray<string>;
  readonly unknown: ReadonlyArray<string>;
  readonly most: number | null;
  readonly asFile: boolean;
  readonly table: {
    readonly on: string;
    readonly known: string | null;
    readonly checkpoint: string | null;
    readonly jurisdictions: ReadonlyArray<{
      readonly key: string;
      readonly chapter: {
        readonly jurisdiction: { readonly nativeName: string | null } | null;
        readonly firm?: FirmThereFragment | null;
        readonly contacts?: ReadonlyArray<{
          readonly title: string;
          readonly jobTitle: string;
          readonly email: string | null;
          readonly phone: string | null;
        }>;
        readonly changes?: ReadonlyArray<{
          readonly entryId: string;
          readonly locale: Locale;
          readonly headline: string;
          readonly headlineBefore: string;
          readonly translated: string | null;
          readonly translatedBefore: string | null;
          readonly note: string | null;
          readonly translatedNote: string | null;
          readonly publishedAt: string;
        }>;
      } & ChapterNameFragment;
    }>;
    readonly topics: ReadonlyArray<{
      readonly key: string;
      readonly topic: {
        readonly title: string;
        readonly locale: Locale;
        readonly question: string;
        readonly help: string | null;
      };
    }>;
    readonly leaves: ReadonlyArray<{
      readonly position: number;
      readonly hash: string;
      readonly basis: {
        readonly locale: Locale;
        readonly number: number;
        readonly position: number;
        readonly hash: string;
      } | null;
    }>;
    readonly cells: ReadonlyArray<{
      readonly jurisdiction: string;
      readonly topic: string;
      readonly entry: {
        readonly id: string;
        readonly locale: Locale;
        readonly version: number;
        readonly title: string;
        readonly legalStatus: NavigatorCellLegalStatus;
        readonly effectiveFrom: string | null;
        readonly reviewedOn: string | null;
        readonly reviewDueOn: string | null;
        readonly summary?: string | null;
        readonly penalties?: string | null;
        readonly body?: RichText | null;
        readonly author: { readonly title: string } | null;
        readonly reviewer: { readonly title: string } | null;
        readonly conditions?: ReadonlyArray<{ readonly text: string }>;
        readonly thresholds?: ReadonlyArray<{
          readonly label: string;
          readonly value: number;
          readonly unit: string;
        }>;
        readonly instruments?: ReadonlyArray<{
          readonly name: string;
          readonly nativeTitle: string | null;
          readonly citation: string | null;
          readonly url: string | null;
        }>;
      };
    }>;
  };
};
