import type { Pool } from 'pg';
import { inTime } from '../in-time.ts';

/**
 * The newest publication of a history: publications are committed in the order of their numbers, so whoever has this
 * one has all before it. Its moment tells it from one of the same number in another history, as after a failover that
 * lost something.
 */
export interface PublicationMark {
  /** 0: nothing was published yet. */
  readonly seq: number;
  /** As PostgreSQL writes it, to the microsecond; empty for 0. */
  readonly at: string;
}

export const nothingPublished: PublicationMark = { seq: 0, at: '' };

/** The later of two of one history. */
export function later(one: PublicationMark, other: PublicationMark): PublicationMark {
  return other.seq > one.seq ? other : one;
}

/** The newest publication that is seen, and whether that of `$1` and `$2` is there: on a replica that is behind it is not. */
export const READ_MARK = `
  select newest.seq::int as seq, newest.at::text as at,
    $1::bigint = 0 or exists (select from publication where seq = $1 and at = $2::timestamptz) as "hasWanted"
  from (select (select max(seq) from publication) as number) last
  left join publication newest on newest.seq = last.number`;

/** What a mark is sent as. */
export const markValues = ({ seq, at }: PublicationMark) => [String(seq), at === '' ? null : at];

export interface MarkRow {
  readonly seq: number | null;
  readonly at: string | null;
  readonly hasWanted: boolean;
}

export const markOf = ({ seq, at }: MarkRow): PublicationMark => ({ seq: seq ?? 0, at: at ?? '' });

/** The primary is waited for so long; it answers within a millisecond. */
const patience = 400;
/** When it has not answered it is not asked for so long: what was heard of it counts meanwhile. Milliseconds. */
const pauseAfterFailure = 1_000;

/**
 * What the newest publication is, asked of the primary anew for each who reads: whoever asks at the same time is told
 * together. While the primary does not answer, what the process has heard of counts.
 */
export class NewestPublication {
  readonly #primary: Pick<Pool, 'query'>;
  #known: PublicationMark | null = null;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #pausedUntil = 0;

  constructor(primary: Pick<Pool, 'query'>) {
    this.#primary = primary;
  }

  /** Null: it is not known, and no replica can be known to be new enough. */
  get known(): PublicationMark | null {
    return this.#known;
  }

  /** Told before anything that it touches is made anew. */
  heard(mark: PublicationMark): void {
    if (this.#known) this.#known = later(this.#known, mark);
  }

  /** Publications may have been missed: it has to be asked for. */
  forget(): void {
    this.#known = null;
    this.#pausedUntil = 0;
  }

  /** @returns what was the newest at a moment after this was called, else what was heard; null: nobody knows */
  async ask(): Promise<PublicationMark | null> {
    if (this.#isPaused) return this.#known;
    // One that is under way may have seen less than whoever asks now has to.
    this.#next ??= this.#last.then(() => {
      this.#last = this.#next ?? this.#last;
      this.#next = null;
      return this.#isPaused ? undefined : this.#look();
    });
    await this.#next;
    return this.#known;
  }

  get #isPaused(): boolean {
    return performance.now() < this.#pausedUntil;
  }

  async #look(): Promise<void> {
    const before = this.#known;
    try {
      const { rows } = await inTime(
        this.#primary.query<MarkRow>(READ_MARK, ['0', null]),
        patience,
        'The primary did not answer in time.',
      );
      const found = rows[0] ? markOf(rows[0]) : null;
      // What was heard meanwhile is newer; what is older than what was known before is of another history.
      if (found && (this.#known === before || (this.#known?.seq ?? 0) < found.seq)) this.#known = found;
    } catch {
      this.#pausedUntil = performance.now() + pauseAfterFailure;
    }
  }
}
