// Generated from the fragments by `npm run generate`. Do not edit.
import type { Locale } from '../../i18n/locales.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { BylinePersonFragment } from '../shared/records/writing.fragments.gen.ts';
export type ContentsOfWorkFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
  readonly product: { readonly feature: string | null } | null;
  readonly parts: ReadonlyArray<{
    readonly id: string;
    readonly locale: Locale;
    readonly title: string;
    readonly url: string | null;
    readonly parts: ReadonlyArray<{
      readonly id: string;
      readonly locale: Locale;
      readonly title: string;
      readonly url: string | null;
      readonly parts: ReadonlyArray<{
        readonly id: string;
        readonly locale: Locale;
        readonly title: string;
        readonly url: string | null;
        readonly parts: ReadonlyArray<{
          readonly id: string;
          readonly locale: Locale;
          readonly title: string;
          readonly url: string | null;
          readonly parts: ReadonlyArray<{
            readonly id: string;
            readonly locale: Locale;
            readonly title: string;
            readonly url: string | null;
          }>;
        }>;
      }>;
    }>;
  }>;
};
export type TextOfPartFragment = {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly publishedAt: string;
  readonly authors: ReadonlyArray<BylinePersonFragment>;
};
