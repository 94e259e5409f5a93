import { type ExecutionResult, GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import type { Database } from '../../platform/db/connect.ts';
import { retryAfterSeconds, serverErrors } from '../../platform/http/errors.ts';
import { Overloaded } from '../../platform/http/overloaded.ts';
import { WaitingRoom } from '../../platform/http/waiting-room.ts';
import type { CallersDatabase } from './connections.ts';
import { limits } from './limits.ts';
import type { UnreadAnswers } from './unread.ts';

/** Operations of one socket at a time, subscriptions among them. */
export const MOST_OPERATIONS = 20;
/** Messages of one socket within the time below. */
const MOST_MESSAGES = 200;
/** In milliseconds. */
const COUNTED_FOR = 10_000;
/** RFC 6455 §7.4.1: the other side does what it may not. */
const POLICY_VIOLATION = 1008;

/** What one socket may take of the server: one operation after the other, for a reader who reads the answers. */
export class SocketShare {
  readonly #socket: WebSocket;
  readonly #reading: CallersDatabase;
  readonly #unread: UnreadAnswers;
  readonly #gone: () => void;
  readonly #turn = new WaitingRoom({ places: 1, queue: MOST_OPERATIONS });

  constructor(socket: WebSocket, reading: CallersDatabase, unread: UnreadAnswers) {
    this.#socket = socket;
    this.#reading = reading;
    this.#unread = unread;
    this.#gone = unread.add({
      get unread() {
        return socket.bufferedAmount;
      },
      drop: () => socket.terminate(),
    });
  }

  get database(): Database {
    return this.#reading.database;
  }

  /** Executes an operation when those before it are done; refuses it when too many wait. */
  async inTurn(execute: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    try {
      const leave = await this.#turn.take();
      try {
        return await this.#answer(execute);
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof Overloaded) return { errors: [unavailable()] };
      throw error;
    }
  }

  async #answer(execute: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    if (this.#socket.bufferedAmount > limits.bytes) this.#socket.terminate();
    this.#unread.makeRoom();
    const leave = await this.#reading.begin();
    try {
      return await execute();
    } finally {
      leave();
    }
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.#turn.refuseWaiting();
    this.#reading.end();
    this.#gone();
  }
}

/** Closes a socket that sends messages faster than anybody asks questions. */
export function limitMessages(socket: WebSocket): void {
  let count = 0;
  const timer = setInterval(() => {
    count = 0;
  }, COUNTED_FOR).unref();
  socket.on('message', () => {
    count += 1;
    if (count <= MOST_MESSAGES) return;
    socket.close(POLICY_VIOLATION, 'Too many messages');
    // What comes while it closes is nobody's business any more.
    socket.removeAllListeners('message');
  });
  socket.once('close', () => clearInterval(timer));
}

function unavailable(): GraphQLError {
  const extensions = { code: 'UNAVAILABLE', retryAfter: retryAfterSeconds };
  return new GraphQLError(serverErrors.unavailable.message, { extensions });
}
