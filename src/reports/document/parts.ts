import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { LegalStatus } from '../model/report.ts';

/** A short text. */
export interface Words {
  readonly text: string;
  /** Its language as a BCP 47 tag, where it is not the report's. */
  readonly lang?: string | undefined;
  /** Absolute. */
  readonly url?: string | undefined;
  /** The status of the law that it names, which has a mark of its own. */
  readonly status?: LegalStatus | undefined;
}

export interface HeadingPart {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  /** Unique in the report. */
  readonly id: string;
  readonly words: Words;
}

export interface TablePart {
  readonly kind: 'table';
  readonly caption: string;
  /** Share of the width, in any unit; the first cell of each row is its heading. */
  readonly columns: readonly (Words & { readonly share: number })[];
  readonly rows: readonly (readonly Words[])[];
  /** Wider than a page that stands upright. */
  readonly wide: boolean;
}

/** What a report is made of after its title page, whatever becomes of it: a page, a Word file. */
export type Part =
  | HeadingPart
  | TablePart
  | { readonly kind: 'paragraph'; readonly label?: string; readonly words: Words }
  | { readonly kind: 'list'; readonly label?: string; readonly items: readonly Words[] }
  | {
      readonly kind: 'rich';
      readonly id: string;
      readonly label: string;
      readonly blocks: RichText;
      readonly lang: string | undefined;
    };

export interface ReportDocument {
  readonly locale: Locale;
  readonly title: string;
  /** The service's title. */
  readonly service: string;
  readonly firm: string;
  /** How many jurisdictions and topics. */
  readonly extent: string;
  /** That it is no advice. */
  readonly disclaimer: string;
  /** What stands on every page: the law of which day it is, when it was made, by whom it was written. */
  readonly stamp: string;
  /** Across every page of a report of somebody who is not signed in; null for others. */
  readonly watermark: string | null;
  readonly facts: readonly { readonly label: string; readonly words: Words }[];
  readonly warnings: readonly string[];
  readonly note: { readonly label: string; readonly text: string } | null;
  readonly parts: readonly Part[];
}
