/** A line whose language is not the letter's, as a tag. */
export interface ForeignLine {
  readonly text: string;
  readonly lang: string;
}

/** One of several things that a letter tells of. */
export interface LetterItem {
  readonly title: string;
  /** Of the title, where it is not the letter's. */
  readonly lang?: string | undefined;
  /** Where it is read; undefined: nowhere any more. */
  readonly link?: string | undefined;
  /** What happened and why it is told, then what it says; what a line explains is below it, after `\n`. */
  readonly lines: readonly (string | ForeignLine)[];
}

/** The parts of a letter in the order in which they are read; text and HTML have the same. */
export interface LetterParts {
  readonly tag: string;
  readonly firm: string;
  readonly subject: string;
  readonly text: string;
  readonly items?: readonly LetterItem[] | undefined;
  /** Where the same is read elsewhere. */
  readonly web?: { readonly label: string; readonly link: string } | undefined;
  readonly happened?: string | undefined;
  readonly code?: string | undefined;
  readonly unless?: string | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly holds?: string | undefined;
  readonly why: string;
}

/** What a line says. */
export function wordsOf(line: LetterItem['lines'][number]): string {
  return typeof line === 'string' ? line : line.text;
}
