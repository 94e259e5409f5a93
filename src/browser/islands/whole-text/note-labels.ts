/** What notes of a text are called, as it travels to the browser: with `{number}` in all but the first. */
export type NoteTexts = {
  readonly footnotes: string;
  readonly footnote: string;
  readonly backToText: string;
};

/** The same as a text takes it. */
export function numberedLabels({ footnotes, footnote, backToText }: NoteTexts) {
  const numbered =
    (text: string) =>
    ({ number }: { readonly number: number }) =>
      text.replace('{number}', String(number));
  return { footnotes, footnote: numbered(footnote), backToText: numbered(backToText) };
}
