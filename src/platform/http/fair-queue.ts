import { Overloaded } from './overloaded.ts';

interface TurnsOptions {
  /** Pieces of work at the same time. */
  readonly atOnce: number;
  /** Most that wait; for a new one another is refused: of the network of which most wait, who has waited longest. */
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

/** Who waits of one network, and whether who came last is served next. */
interface Line {
  readonly waiting: Waiting[];
  lastIsNext: boolean;
}

/**
 * Lets a few pieces of work run at a time. Those who wait are served network by network, so that a crowd from one keeps
 * nobody else waiting; of one network the next is, by turns, who came last and who came first: in a crowd somebody who
 * asks for one page does not stand behind all of it, and nobody is passed over for ever.
 */
export class FairQueue {
  readonly #options: Required<TurnsOptions>;
  /** By network, that which is served next first. None is empty. */
  readonly #waiting = new Map<string, Line>();
  #count = 0;
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /**
   * @param network of whoever asks for it
   * @throws Overloaded when its turn does not come; what `work` throws
   */
  async take<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turn(network);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(network: string): Promise<void> {
    const { mostWaiting, now } = this.#options;
    if (this.#count >= mostWaiting) this.#refuseOneOfMost();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = this.#waiting.get(network) ?? { waiting: [], lastIsNext: true };
    line.waiting.push({ since: now(), start: resolve, refuse: reject });
    this.#waiting.set(network, line);
    this.#count += 1;
    return promise;
  }

  /** Hands the turn that ended to another, or back. */
  #next(): void {
    for (const [network, line] of this.#waiting) {
      this.#refuseLate(line);
      const next = line.lastIsNext ? line.waiting.pop() : line.waiting.shift();
      line.lastIsNext = !line.lastIsNext;
      this.#waiting.delete(network);
      if (line.waiting.length > 0) this.#waiting.set(network, line);
      if (!next) continue;
      this.#count -= 1;
      next.start();
      return;
    }
    this.#running -= 1;
  }

  #refuseLate(line: Line): void {
    const { longestWait, now } = this.#options;
    const isLate = (one?: Waiting) => one !== undefined && now() - one.since >= longestWait;
    while (isLate(line.waiting[0])) this.#refuseFirst(line);
  }

  /** Of the network of which most wait, the one that has waited longest. */
  #refuseOneOfMost(): void {
    const [most] = [...this.#waiting].toSorted(
      ([, one], [, other]) => other.waiting.length - one.waiting.length,
    );
    if (!most) return;
    const [network, line] = most;
    this.#refuseFirst(line);
    if (line.waiting.length === 0) this.#waiting.delete(network);
  }

  #refuseFirst({ waiting }: Line): void {
    const first = waiting.shift();
    if (!first) return;
    this.#count -= 1;
    first.refuse(new Overloaded('Too many pages are asked for at once.'));
  }
}
