/** Pictures by key in a limited number of bytes, one drawing at a time for each; those unused for longest go first. */
export class KeptPictures {
  readonly #limit: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #flights = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @throws what `draw` throws; nothing is kept then */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const flight = this.#flights.get(key) ?? draw().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    const picture = await flight;
    if (!this.#kept.has(key)) this.#keep(key, picture);
    return picture;
  }

  #keep(key: string, picture: Buffer): void {
    this.#kept.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
