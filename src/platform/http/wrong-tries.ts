interface Tries {
  count: number;
  /** When they are forgotten, in milliseconds. */
  readonly until: number;
}

/** Networks that are remembered; when there are more, those that began longest ago are forgotten. */
const mostNetworks = 10_000;

/** Counts what networks try in vain, in the memory of this process. */
export class WrongTries {
  readonly #most: number;
  readonly #period: number;
  readonly #tries = new Map<string, Tries>();

  /**
   * @param most tries in vain in a period
   * @param period milliseconds
   */
  constructor(most: number, period: number) {
    this.#most = most;
    this.#period = period;
  }

  /** Whether a network has tried too often. */
  isOver(network: string, now = Date.now()): boolean {
    const tries = this.#tries.get(network);
    return tries !== undefined && tries.until > now && tries.count >= this.#most;
  }

  /** Notes a try in vain. */
  add(network: string, now = Date.now()): void {
    const tries = this.#tries.get(network);
    if (tries && tries.until > now) {
      tries.count += 1;
      return;
    }
    this.#tries.delete(network);
    this.#tries.set(network, { count: 1, until: now + this.#period });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > mostNetworks && oldest !== undefined) this.#tries.delete(oldest);
  }
}
