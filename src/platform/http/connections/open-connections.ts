import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionLimits } from './limits.ts';
import { isBorne } from './slow-senders.ts';

interface Connection {
  /** The answer to its last request; null before the first. */
  answer: ServerResponse | null;
  /** When that request began, or since when its answer is known to be finished; by the clock of `look`. */
  since: number;
  /** Bytes that had come when that request began. */
  came: number;
  waits: boolean;
  /** How often the server would have closed it. */
  passedOver: number;
}

/**
 * How often a connection that has asked nothing yet is passed over when the server closes. Counted and not timed: between
 * two looks what has arrived is read, and a process that had to wait for the processor has read nothing meanwhile.
 */
const mostPassedOver = 25;

type Limits = Omit<ConnectionLimits, 'silence' | 'check'>;

const upgraded = new WeakSet<Duplex>();

/** Says that a connection speaks another protocol from now on, whose own limits hold. */
export function leaveOpen(socket: Duplex): void {
  upgraded.add(socket);
}

/** The connections of a server, and which of them have to go. */
export class OpenConnections {
  readonly #limits: Limits;
  readonly #tellTooSlow: (socket: Socket) => void;
  readonly #connections = new Map<Socket, Connection>();
  readonly #networks = new Map<string, Set<Socket>>();
  #now: number;

  /**
   * @param now in milliseconds, by the clock of `look`
   * @param tellTooSlow answers, and hangs up on, whose body did not come in time
   */
  constructor(limits: Limits, now: number, tellTooSlow: (socket: Socket) => void) {
    this.#limits = limits;
    this.#now = now;
    this.#tellTooSlow = tellTooSlow;
  }

  /**
   * A connection begins.
   *
   * @param network null: one that may have as many as it likes
   * @returns whether the network has its share. Then the one of its connections goes that has waited for a request for
   *   longest; where all are being answered, the new one.
   */
  begins(socket: Socket, network: string | null): boolean {
    this.#connections.set(socket, { answer: null, since: this.#now, came: 0, waits: true, passedOver: 0 });
    socket.once('close', () => this.#connections.delete(socket));
    if (network === null) return false;
    const others = this.#networks.get(network) ?? new Set();
    const isFull = others.size >= this.#limits.ofOneNetwork;
    if (isFull) {
      const waiting = [...others].find((one) => this.#isWaiting(one)) ?? socket;
      waiting.destroy();
      others.delete(waiting);
      if (waiting === socket) return true;
    }
    this.#networks.set(network, others.add(socket));
    socket.once('close', () => {
      others.delete(socket);
      if (others.size === 0 && this.#networks.get(network) === others) this.#networks.delete(network);
    });
    return isFull;
  }

  /** A request arrived, and is being answered. */
  requestStarted(socket: Socket, answer: ServerResponse): void {
    const connection = this.#connections.get(socket);
    if (!connection) return;
    connection.answer = answer;
    connection.since = this.#now;
    connection.came = socket.bytesRead;
    connection.waits = false;
  }

  /**
   * Looks at all of them, and ends those that Node's own clocks do not: empty lines between requests start these anew, and
   * for bodies it has one clock, which is that of the slowest.
   *
   * @param now in milliseconds, by a clock that only grows
   */
  look(now: number): void {
    this.#now = now;
    for (const [socket, connection] of this.#connections) {
      if (upgraded.has(socket) || connection.answer === null) continue;
      if (!connection.waits && connection.answer.writableFinished) {
        connection.waits = true;
        connection.since = now;
      }
      const taken = now - connection.since;
      if (taken <= this.#longest(socket, connection, taken)) continue;
      const { req, headersSent } = connection.answer;
      if (req.complete || headersSent) socket.destroy();
      else this.#tellTooSlow(socket);
    }
  }

  /**
   * Closes those that wait for a request: nothing is under way on them. Node takes one that has never asked for
   * anything, as browsers open to be quick, for busy; such a one is given some looks, since it may have come just now,
   * with a question that is under way and that nobody could ask a second time.
   *
   * @returns how many are left
   */
  closeWaiting(): number {
    for (const [socket, connection] of this.#connections) {
      if (!this.#isWaiting(socket)) continue;
      connection.passedOver += 1;
      if (connection.answer !== null || connection.passedOver > mostPassedOver) socket.destroy();
    }
    return this.#connections.size;
  }

  #longest(socket: Socket, { answer, came, waits }: Connection, taken: number): number {
    const { request, upload, pace } = this.#limits;
    if (answer && !answer.req.complete) {
      if (waits || taken <= request || !isBorne(answer.req)) return request;
      return Math.min(upload, request + (socket.bytesRead - came) / pace);
    }
    // The next request may have begun at the last moment.
    if (waits) return this.#limits.keepAlive + this.#limits.headers;
    return socket.writableLength > 0 ? this.#limits.answer : Number.POSITIVE_INFINITY;
  }

  #isWaiting(socket: Socket): boolean {
    const answer = this.#connections.get(socket)?.answer;
    return !upgraded.has(socket) && (!answer || answer.writableFinished);
  }
}
