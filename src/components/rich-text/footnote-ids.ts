/** Anchors of a footnote and of the place in the text that refers to it. */
export interface FootnoteIds {
  readonly note: (number: number) => string;
  readonly reference: (number: number) => string;
}

export function footnoteIds(prefix: string): FootnoteIds {
  const before = prefix && `${prefix}-`;
  return { note: (number) => `${before}note-${number}`, reference: (number) => `${before}ref-${number}` };
}
