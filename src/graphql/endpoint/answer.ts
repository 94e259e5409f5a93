import type { GraphQLError } from 'graphql';
import { yieldToOthers } from '../../platform/http/yield-to-others.ts';
import type { AnswerInMaking } from '../content/api-context.ts';
import { limits } from './limits.ts';
import { costsTooMuch, tooLarge } from './refusals.ts';

/** What one HTTP request with its batch, or one operation of a socket, has asked for and been given so far. */
export class Answer implements AnswerInMaking {
  readonly #stop = new AbortController();
  #cost = 0;
  #last: Promise<unknown> = Promise.resolve();
  #bytes = 0;

  /** Aborted as soon as the answer is too large, or is waited for no longer, with the error for the caller. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Notes what an operation costs. @returns why it is refused, when together they cost too much; null: it is not */
  ask(cost: number): GraphQLError | null {
    this.#cost += cost;
    return this.#cost > limits.cost ? costsTooMuch() : null;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > limits.bytes && !this.signal.aborted) {
      this.#stop.abort(tooLarge(`The answer is too large: it is limited to ${limits.bytes} bytes`));
    }
    this.signal.throwIfAborted();
  }

  /** Whatever is still to be added is refused, and what waits for its turn is not begun. */
  stop(reason: Error): void {
    this.#stop.abort(reason);
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const own = this.#last.then(() => {
      this.signal.throwIfAborted();
      return task();
    });
    this.#last = own.catch(() => {});
    return own;
  }

  pause(): Promise<void> | null {
    return yieldToOthers();
  }
}
