/** Bytes of answers that the API may hold for callers who have not read them yet, all together. */
const MOST_UNREAD = 48_000_000;

/** Somebody to whom answers were given. */
export interface Reader {
  /** Bytes that wait to be read. */
  readonly unread: number;
  /** Ends the connection, and with it what is held for it. */
  drop(): void;
}

/**
 * Answers that were given and are not read yet: whoever asks for a large one and does not read it has the server hold
 * it. When they are too much together, the reader goes for whom most is held.
 */
export class UnreadAnswers {
  readonly #most: number;
  readonly #readers = new Set<Reader>();

  constructor(most = MOST_UNREAD) {
    this.#most = most;
  }

  /** @returns to be called when the reader has read all, or is gone */
  add(reader: Reader): () => void {
    this.#readers.add(reader);
    this.makeRoom();
    return () => void this.#readers.delete(reader);
  }

  /** To be called when more was given to a reader. */
  makeRoom(): void {
    let held = 0;
    for (const { unread } of this.#readers) held += unread;
    if (held <= this.#most) return;
    const slowest = [...this.#readers].toSorted((one, other) => other.unread - one.unread);
    for (const reader of slowest) {
      if (held <= this.#most) return;
      held -= reader.unread;
      this.#readers.delete(reader);
      reader.drop();
    }
  }
}
