import type { IncomingMessage } from 'node:http';

/** Those of one door whose requests may take longer than others, while their bytes go on coming. */
export class SlowSenders {
  readonly #most: number;
  readonly #late = new Set<IncomingMessage>();

  /** @param most how many of them at once; fewer than the door has places, so that slow ones never have all of these */
  constructor(most: number) {
    this.#most = most;
  }

  /** Has a request that brings files be waited for longer. */
  add(request: IncomingMessage): void {
    senders.set(request, this);
  }

  /** Whether a request that is late is among those that are waited for; whoever is once stays so. */
  bears(request: IncomingMessage): boolean {
    if (this.#late.has(request)) return true;
    if (this.#late.size >= this.#most) return false;
    this.#late.add(request);
    request.once('close', () => this.#late.delete(request));
    return true;
  }
}

const senders = new WeakMap<IncomingMessage, SlowSenders>();

/** Whether a request that took its time already is waited for longer. */
export function isBorne(request: IncomingMessage): boolean {
  return senders.get(request)?.bears(request) ?? false;
}
