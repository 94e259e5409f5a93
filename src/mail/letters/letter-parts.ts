/** The parts of a letter in the order in which they are read; text and HTML have the same. */
export interface LetterParts {
  readonly tag: string;
  readonly firm: string;
  readonly subject: string;
  readonly text: string;
  readonly happened?: string | undefined;
  readonly code?: string | undefined;
  readonly unless?: string | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly holds?: string | undefined;
  readonly why: string;
}
