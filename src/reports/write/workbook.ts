/** A workbook as plain data, which a thread can be handed. Days are `2025-06-30`; nothing becomes a formula. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
}

export interface WorkbookSheet {
  readonly name: string;
  /** In characters; without a heading the sheet has none, and no filters. */
  readonly columns: readonly {
    readonly heading: string | null;
    readonly width: number;
    readonly kind: 'text' | 'long' | 'day' | 'number';
  }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Columns that stay in view. */
  readonly stickyColumns: number;
}
