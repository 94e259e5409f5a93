/** What a page was made of: see `ContentContext.tags`. */
export type Tags = Pick<ReadonlySet<string>, 'has' | typeof Symbol.iterator>;

/** Tags as one text, in which they are stored: to make a set of each page's takes longer than all else of a stored page. */
export class TagText implements Tags {
  /** With a space before and behind each, and held in this form alone: thousands of pages are. */
  readonly #spaced: string;

  /** @param text with a space between two */
  constructor(text: string) {
    this.#spaced = ` ${text} `;
  }

  static of(tags: Iterable<string>): TagText {
    return new TagText([...tags].join(' '));
  }

  get text(): string {
    return this.#spaced.slice(1, -1);
  }

  /** Bytes of memory. */
  get bytes(): number {
    return this.#spaced.length;
  }

  has(tag: string): boolean {
    return this.#spaced.includes(` ${tag} `);
  }

  *[Symbol.iterator](): SetIterator<string> {
    const { text } = this;
    if (text !== '') yield* text.split(' ');
  }
}
