import { Overloaded } from './overloaded.ts';

interface TurnsOptions {
  /** Pieces of work at the same time. */
  readonly atOnce: number;
  /** Most that wait; the one that has waited longest is refused for a new one. */
  readonly mostWaiting: number;
  /** Milliseconds after which who still waits is refused. */
  readonly longestWait: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (reason: Overloaded) => void;
}

/**
 * Lets a few pieces of work run at a time. Of those who wait the next is, by turns, who came last and who came first: in
 * a crowd somebody who asks for one page does not stand behind all of it, and nobody is passed over for ever.
 */
export class Turns {
  readonly #options: Required<TurnsOptions>;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #lastIsNext = false;

  constructor(options: TurnsOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** @throws Overloaded when its turn does not come; what `work` throws */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(): Promise<void> {
    const { mostWaiting, now } = this.#options;
    if (this.#waiting.length >= mostWaiting) this.#refuseOldest();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ since: now(), start: resolve, refuse: reject });
    return promise;
  }

  /** Hands the turn that ended to another, or back. */
  #next(): void {
    const { longestWait, now } = this.#options;
    while (this.#waiting[0] && now() - this.#waiting[0].since >= longestWait) this.#refuseOldest();
    this.#lastIsNext = !this.#lastIsNext;
    const next = this.#lastIsNext ? this.#waiting.pop() : this.#waiting.shift();
    if (next) next.start();
    else this.#running -= 1;
  }

  #refuseOldest(): void {
    this.#waiting.shift()?.refuse(new Overloaded('Too many pages are asked for at once.'));
  }
}
