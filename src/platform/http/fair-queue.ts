import { Overloaded } from './overloaded.ts';

interface TurnsOptions {
  /** Pieces of work at the same time. */
  readonly atOnce: number;
  /** Most that wait; for a new one another is refused: of the line in which most wait, who has waited longest. */
  readonly mostWaiting: number;
  /** Milliseconds after which who still waits is refused; never when it is not given. */
  readonly longestWait?: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

interface Waiting {
  readonly since: number;
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Who waits of one network or account, and whether who came last is served next. */
interface Line {
  readonly waiting: Waiting[];
  lastIsNext: boolean;
}

/**
 * Lets a few pieces of work run at a time. Those who wait stand in lines, one for each network or account, which are
 * served by turns, so that a crowd in one keeps nobody else waiting; of one line the next is, by turns, who came last and
 * who came first: in a crowd somebody who asks once does not stand behind all of it, and nobody is passed over for ever.
 */
export class FairQueue {
  readonly #options: Required<TurnsOptions>;
  /** By name, that which is served next first. None is empty. */
  readonly #waiting = new Map<string, Line>();
  #count = 0;
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = { now: () => performance.now(), longestWait: Number.POSITIVE_INFINITY, ...options };
  }

  /**
   * @param name of the line: the network or account of whoever asks for it
   * @param signal says when nobody waits for it any more: what has not begun never does
   * @throws Overloaded when its turn does not come; the signal's reason; what `work` throws
   */
  async take<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running >= this.#options.atOnce) await this.#turn(name, signal);
    else this.#running += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Refuses all who wait. */
  refuseWaiting(): void {
    for (const [name, line] of this.#waiting) while (line.waiting[0]) this.#refuse(name, line.waiting[0]);
  }

  async #turn(name: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { mostWaiting, now } = this.#options;
    if (this.#count >= mostWaiting) this.#refuseOneOfMost();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = this.#waiting.get(name) ?? { waiting: [], lastIsNext: true };
    const own = { since: now(), start: resolve, refuse: reject };
    line.waiting.push(own);
    this.#waiting.set(name, line);
    this.#count += 1;
    const leave = () => this.#refuse(name, own, signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Hands the turn that ended to another, or back. */
  #next(): void {
    for (const [name, line] of this.#waiting) {
      this.#refuseLate(name, line);
      const next = line.lastIsNext ? line.waiting.pop() : line.waiting.shift();
      line.lastIsNext = !line.lastIsNext;
      this.#waiting.delete(name);
      if (line.waiting.length > 0) this.#waiting.set(name, line);
      if (!next) continue;
      this.#count -= 1;
      next.start();
      return;
    }
    this.#running -= 1;
  }

  #refuseLate(name: string, line: Line): void {
    const { longestWait, now } = this.#options;
    const isLate = (one?: Waiting): one is Waiting => one !== undefined && now() - one.since >= longestWait;
    for (let [first] = line.waiting; isLate(first); [first] = line.waiting) this.#refuse(name, first);
  }

  /** In the line in which most wait, the one that has waited longest. */
  #refuseOneOfMost(): void {
    const [most] = [...this.#waiting].toSorted(
      ([, one], [, other]) => other.waiting.length - one.waiting.length,
    );
    const first = most?.[1].waiting[0];
    if (most && first) this.#refuse(most[0], first);
  }

  #refuse(
    name: string,
    one: Waiting,
    reason: unknown = new Overloaded('Too much is asked for at once.'),
  ): void {
    const line = this.#waiting.get(name);
    const at = line?.waiting.indexOf(one) ?? -1;
    if (!line || at < 0) return;
    line.waiting.splice(at, 1);
    if (line.waiting.length === 0) this.#waiting.delete(name);
    this.#count -= 1;
    one.refuse(reason);
  }
}
