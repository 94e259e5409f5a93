import { Overloaded } from './overloaded.ts';

interface Room {
  /** How many may be inside at once. */
  readonly places: number;
  /** How many may wait for one. */
  readonly queue: number;
  /** Longest wait, in milliseconds; without end when it is not given. */
  readonly patience?: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Lets so many in at once; others wait in a queue that has an end, first come, first served. */
export class WaitingRoom {
  readonly #room: Room;
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Whether whoever came now would be refused. */
  get isFull(): boolean {
    return this.#taken >= this.#room.places && this.#waiting.size >= this.#room.queue;
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for a place.
   *
   * @returns what gives it back, for its holder to call once
   * @throws Overloaded
   */
  async take(): Promise<() => void> {
    if (this.isFull) throw new Overloaded('Too many wait.');
    if (this.#taken < this.#room.places) this.#taken += 1;
    else await this.#wait();
    return () => this.#leave();
  }

  /** Refuses all who wait now: nobody needs any more what they would do. */
  refuseWaiting(): void {
    for (const { refuse } of this.#waiting) refuse(new Overloaded('It is no longer needed.'));
    this.#waiting.clear();
  }

  async #wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { enter: resolve, refuse: reject };
    this.#waiting.add(waiting);
    const { patience } = this.#room;
    const timer = patience && setTimeout(() => reject(new Overloaded('The wait was too long.')), patience);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }

  /** The place goes to whoever has waited longest, without being free in between. */
  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(next);
    next.enter();
  }
}
