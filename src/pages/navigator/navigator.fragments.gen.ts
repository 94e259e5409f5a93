// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type {
  ChangeKind,
  NavigatorCellCertainty,
  NavigatorCellLegalStatus,
} from '../../graphql/content/schema-types.gen.ts';
import type { ChapterNameFragment, NameFragment } from '../../graphql/fragments/records.fragments.gen.ts';
export type ComingEntryFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly legalStatus: NavigatorCellLegalStatus;
  readonly stage: string | null;
  readonly expectedOn: string | null;
  readonly certainty: NavigatorCellCertainty | null;
  readonly effectiveFrom: string | null;
  readonly topic: { readonly slug: string; readonly title: string; readonly locale: Locale } | null;
  readonly chapter:
    | { readonly url: string | null }
    | ({ readonly url: string | null } & ChapterNameFragment)
    | null;
};
export type RecentChangeFragment = {
  readonly entryId: string;
  readonly locale: Locale;
  readonly headline: string;
  readonly translated: string | null;
  readonly kind: ChangeKind;
  readonly note: string | null;
  readonly translatedNote: string | null;
  readonly publishedAt: string;
  readonly chapter: { readonly url: string | null } & ChapterNameFragment;
  readonly topic: { readonly slug: string; readonly title: string; readonly locale: Locale } | null;
};
export type ServiceCoverageFragment = {
  readonly coverage: ReadonlyArray<{
    readonly chapterId: string;
    readonly entries: number;
    readonly filled: number;
    readonly overdue: number;
    readonly changedAt: string | null;
  }>;
  readonly regions: ReadonlyArray<
    {
      readonly chapters: ReadonlyArray<
        | { readonly id: string; readonly url: string | null }
        | ({
            readonly id: string;
            readonly url: string | null;
            readonly jurisdiction: { readonly iso: string } | null;
          } & ChapterNameFragment)
      >;
    } & NameFragment
  >;
};
