import type { RichText } from '../content/rich-text/types.ts';
import type { Locale } from '../routing/locales.ts';

/** The fields of the fragment `Core`: what every page of a record needs. */
export interface CoreRecord {
  readonly id: string;
  readonly type: string;
  /** The language it is in: English when it is not translated. */
  readonly locale: Locale;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly path: string | null;
  readonly url: string | null;
  readonly publishedAt: string;
  readonly firstPublishedAt: string;
  readonly stale: { readonly translatedFrom: string; readonly updatedAt: string } | null;
  readonly withdrawn: { readonly at: string; readonly reason: string } | null;
  readonly translations: readonly {
    readonly locale: Locale;
    readonly url: string | null;
    readonly title: string;
  }[];
  readonly breadcrumbs: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string | null;
    readonly locale: Locale;
  }[];
}
