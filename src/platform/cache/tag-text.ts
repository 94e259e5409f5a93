/** What a page was made of: see `ContentContext.tags`. */
export type Tags = Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator>;

/** Tags as one text, in which they are stored: to make a set of each page's takes longer than all else of a stored page. */
export class TagText implements Tags {
  readonly text: string;
  #between: string | undefined;

  /** @param text with a space between two */
  constructor(text: string) {
    this.text = text;
  }

  static of(tags: Iterable<string>): TagText {
    return new TagText([...tags].join(' '));
  }

  has(tag: string): boolean {
    this.#between ??= ` ${this.text} `;
    return this.#between.includes(` ${tag} `);
  }

  *[Symbol.iterator](): SetIterator<string> {
    if (this.text !== '') yield* this.text.split(' ');
  }
}
