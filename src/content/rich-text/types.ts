/**
 * The structured text of bodies: Portable Text (an open format) with the blocks and marks that the pages know.
 * `@portabletext/react` renders it; links to records hold an id and get their address when they are shown.
 */

import type { Kept } from '../types/kept-days.ts';

export interface LinkMark {
  readonly _type: 'link';
  readonly _key: string;
  /** Absolute, or a path of this site that is no record's. */
  readonly href: string;
}

export interface RecordLinkMark {
  readonly _type: 'recordLink';
  readonly _key: string;
  /** The linked record's id. */
  readonly record: string;
  /** Its address, added when the text is read through GraphQL; null when it has none: show plain text. */
  readonly href?: string | null;
}

/** A footnote's number in the running text; its text is in the `footnotes` block at the end. */
export interface FootnoteMark {
  readonly _type: 'footnoteRef';
  readonly _key: string;
  readonly number: number;
}

/** What can be taken from another record's fields: a telephone number, when something closes, somebody's job title. */
export type Fact = 'phone' | 'closes' | 'title';

/** Marks the place of a fact of another record; reading the text through GraphQL puts it there. */
export interface FactMark {
  readonly _type: 'fact';
  readonly _key: string;
  readonly fact: Fact;
  readonly record: string;
}

/** Marks the place of how long the software keeps something; reading the text through GraphQL puts it there. */
export interface PeriodMark {
  readonly _type: 'period';
  readonly _key: string;
  readonly kept: Kept;
}

export type Mark = LinkMark | RecordLinkMark | FootnoteMark | FactMark | PeriodMark;

export interface Span {
  readonly _type: 'span';
  readonly _key: string;
  /** May contain `\n`, a line break inside a paragraph. */
  readonly text: string;
  /** `strong`, `em`, `code`, and keys of the block's `markDefs`. */
  readonly marks: readonly string[];
}

/** A paragraph, heading, quotation or list item. */
export interface TextBlock {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3' | 'blockquote';
  readonly listItem?: 'bullet' | 'number';
  /** Depth of a list item, from 1. */
  readonly level?: number;
  /** Of the first item of a numbered list that goes on from an earlier one: its number, from 0; otherwise 1. */
  readonly start?: number;
  readonly children: readonly Span[];
  readonly markDefs: readonly Mark[];
}

interface TableRow {
  readonly _key: string;
  /** One block of style `normal` for each cell. */
  readonly cells: readonly TextBlock[];
}

export interface TableBlock {
  readonly _type: 'table';
  readonly _key: string;
  /** The first row holds the columns' headings. */
  readonly header: true;
  readonly rows: readonly TableRow[];
}

export interface FootnotesBlock {
  readonly _type: 'footnotes';
  readonly _key: string;
  /** In the order of their numbers, which begin at 1. */
  readonly items: readonly {
    readonly _key: string;
    readonly number: number;
    readonly blocks: readonly TextBlock[];
  }[];
}

interface DividerBlock {
  readonly _type: 'divider';
  readonly _key: string;
}

export type Block = TextBlock | TableBlock | FootnotesBlock | DividerBlock;
export type RichText = Block[];
