/** Longest source of a query that is worth keeping parsed, in characters: those of our own pages have some thousand. */
const longestKept = 16_000;
const mostDocuments = 100;

/**
 * Parsed queries by their source, as GraphQL Yoga keeps them: the last hundred that are of a usual length. Left to
 * itself it keeps a thousand for an hour, whatever their length, and as many sources that are none: 500 MB of
 * anybody's choosing.
 */
export class ParsedQueries<Document> {
  readonly #documents = new Map<string, Document>();

  get size(): number {
    return this.#documents.size;
  }

  get(source: string): Document | undefined {
    const document = this.#documents.get(source);
    if (document !== undefined) this.#put(source, document);
    return document;
  }

  set(source: string, document: Document): void {
    if (source.length > longestKept) return;
    this.#put(source, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > mostDocuments && oldest !== undefined) this.#documents.delete(oldest);
  }

  #put(source: string, document: Document): void {
    this.#documents.delete(source);
    this.#documents.set(source, document);
  }
}

/** Keeps nothing: why a source cannot be parsed is soon found out again. */
export const noneKept = { get: () => undefined, set: () => {} };
