/** Bytes that are had from the machine at once: so many that they are given back to it as soon as they are not held. */
const shelfBytes = 1024 * 1024;
/** A body that is larger than this has memory of its own. */
const largest = shelfBytes / 8;
/** Where less than this share of a shelf is held, what it holds moves to another. */
const leastShare = 0.75;

interface Shelf {
  readonly memory: Buffer;
  /** From its beginning. */
  filled: number;
  held: number;
  readonly bodies: Set<ShelvedBody>;
}

/** A body and where it lies. */
export interface ShelvedBody {
  bytes: Buffer;
  /** Null: in memory of its own. */
  shelf: Shelf | null;
}

/**
 * Holds bodies of pages side by side. Each in memory of its own would lie among what rendering needs for a moment, which
 * could then never be given back to the machine as a whole.
 */
export class BodyShelves {
  #open: Shelf | null = null;

  /**
   * @returns the body with a copy of these bytes, or with themselves where they are many; where it lies may change, what was
   * taken from it stays as it is
   */
  put(bytes: Buffer): ShelvedBody {
    const body: ShelvedBody = { bytes, shelf: null };
    this.#lay(body);
    return body;
  }

  /** Nobody will ask this body for its bytes again. */
  remove(body: ShelvedBody): void {
    const { shelf, bytes } = body;
    body.shelf = null;
    if (!shelf?.bodies.delete(body)) return;
    shelf.held -= bytes.length;
    if (shelf !== this.#open) this.#clearIfSparse(shelf);
  }

  #lay(body: ShelvedBody): void {
    const { length } = body.bytes;
    if (length > largest) return;
    const shelf = this.#withRoomFor(length);
    const from = shelf.filled;
    shelf.memory.set(body.bytes, from);
    shelf.filled += length;
    shelf.held += length;
    shelf.bodies.add(body);
    body.bytes = shelf.memory.subarray(from, shelf.filled);
    body.shelf = shelf;
  }

  #withRoomFor(length: number): Shelf {
    const full = this.#open;
    if (full && full.filled + length <= shelfBytes) return full;
    const shelf: Shelf = {
      memory: Buffer.allocUnsafeSlow(shelfBytes),
      filled: 0,
      held: 0,
      bodies: new Set(),
    };
    this.#open = shelf;
    if (full) this.#clearIfSparse(full);
    return shelf;
  }

  #clearIfSparse({ held, bodies }: Shelf): void {
    if (held >= leastShare * shelfBytes) return;
    for (const body of bodies) this.#lay(body);
    bodies.clear();
  }
}
