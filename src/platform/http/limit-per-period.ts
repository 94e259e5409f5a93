interface Counted {
  count: number;
  /** When it is forgotten, in milliseconds. */
  readonly until: number;
}

/** Networks or accounts that are remembered; when there are more, those that began longest ago are forgotten. */
const mostNames = 10_000;

/** Counts what each network, or account, does or tries in a period, in the memory of this process. */
export class LimitPerPeriod {
  readonly #most: number;
  readonly #period: number;
  readonly #counted = new Map<string, Counted>();

  /**
   * @param most of one in a period
   * @param period milliseconds
   */
  constructor(most: number, period: number) {
    this.#most = most;
    this.#period = period;
  }

  /** Whether it has had all that one may have in a period. */
  isOver(name: string, now = Date.now()): boolean {
    const counted = this.#counted.get(name);
    return counted !== undefined && counted.until > now && counted.count >= this.#most;
  }

  /** Counts one more. */
  add(name: string, now = Date.now()): void {
    const counted = this.#counted.get(name);
    if (counted && counted.until > now) {
      counted.count += 1;
      return;
    }
    this.#counted.delete(name);
    this.#counted.set(name, { count: 1, until: now + this.#period });
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > mostNames && oldest !== undefined) this.#counted.delete(oldest);
  }
}

/**
 * Counts secret links that lead nowhere, tried from one network: 30 in ten minutes. Their keys cannot be guessed; it only
 * spares the database.
 */
export function limitOfWrongLinks(): LimitPerPeriod {
  return new LimitPerPeriod(30, 600_000);
}
