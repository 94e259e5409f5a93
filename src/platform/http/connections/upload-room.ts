import type { IncomingMessage } from 'node:http';
import { Overloaded } from '../overloaded.ts';
import { WaitingRoom } from '../waiting-room.ts';
import { SlowSenders } from './slow-senders.ts';

/** How many requests with files are read at once, and who waits. */
interface Room {
  readonly places: number;
  readonly queue: number;
  /** Longest wait, in milliseconds. */
  readonly patience: number;
  /** Most of one network that are read or wait; default: as many as of all. */
  readonly ofNetwork?: number;
  /** Milliseconds for which a place is had while others wait for one: less than they wait. Default: to the end. */
  readonly turn?: number;
  /** What ends the reading of whoever makes way for others. */
  makesWay?(message: string): Error;
}

/** A network has as many inside as one may have. */
export class TooManyOfNetwork extends Error {
  override readonly name = 'TooManyOfNetwork';
}

/** Where one request with files is read. */
export interface UploadPlace {
  /** Aborted when its turn is over and others wait. */
  readonly signal: AbortSignal;
  /** Its bytes have come: it is not asked to make way any more, nor counted among those who do. */
  hasCome(): void;
  /** Gives it back; doing it twice changes nothing. */
  leave(): void;
}

/**
 * The places of one door at which files are read, each held in memory: so many at a time, so many of one network, and for a
 * turn while others wait, of whom each has one make way. Whose bytes go on coming may take longer than other requests, half of
 * the places at most.
 */
export class UploadRoom {
  readonly #room: Room;
  readonly #waiting: WaitingRoom;
  readonly #slow: SlowSenders;
  /** How many of each network are read or wait. */
  readonly #inside = new Map<string, number>();
  /** How many have been asked to make way, and have not left yet. */
  #leaving = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#waiting = new WaitingRoom(room);
    this.#slow = new SlowSenders(room.places / 2);
  }

  /**
   * Waits for a place.
   *
   * @param look done before it waits; what it throws is thrown, and nothing is held
   * @throws TooManyOfNetwork, Overloaded
   */
  async enter(request: IncomingMessage, network: string, look?: () => Promise<void>): Promise<UploadPlace> {
    const others = this.#inside.get(network) ?? 0;
    if (others >= (this.#room.ofNetwork ?? Number.POSITIVE_INFINITY))
      throw new TooManyOfNetwork('Too many at a time from one network.');
    this.#inside.set(network, others + 1);
    try {
      await look?.();
      const giveBack = await this.#waiting.take();
      this.#slow.add(request);
      return this.#placeOf(network, giveBack);
    } catch (error) {
      this.#leaveNetwork(network);
      throw error;
    }
  }

  #placeOf(network: string, giveBack: () => void): UploadPlace {
    const { turn, makesWay = (message) => new Overloaded(message) } = this.#room;
    const stop = new AbortController();
    const look = () => {
      if (stop.signal.aborted || this.#waiting.waiting <= this.#leaving) return;
      this.#leaving += 1;
      stop.abort(makesWay('Others wait for whoever sends slowly.'));
    };
    const turns = turn === undefined ? undefined : setInterval(look, turn);
    let isLeft = false;
    let isComing = true;
    const hasCome = () => {
      if (!isComing) return;
      isComing = false;
      clearInterval(turns);
      if (stop.signal.aborted) this.#leaving -= 1;
    };
    return {
      signal: stop.signal,
      hasCome,
      leave: () => {
        if (isLeft) return;
        isLeft = true;
        hasCome();
        giveBack();
        this.#leaveNetwork(network);
      },
    };
  }

  #leaveNetwork(network: string): void {
    const left = (this.#inside.get(network) ?? 1) - 1;
    if (left > 0) this.#inside.set(network, left);
    else this.#inside.delete(network);
  }
}
