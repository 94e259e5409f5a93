import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../log/log.ts';

interface ReporterOptions {
  /** Where envelopes go, with the key. */
  readonly address: string;
  /** Told why reports are not taken, at most once a minute. */
  readonly onTrouble: (reason: string) => void;
}

/** Most reports that wait, and most in a minute: what fails a thousand times is told often enough. */
const mostWaiting = 30;
const mostInAMinute = 60;
const minute = 60_000;
/** Milliseconds that the receiver has for one. */
const longestSend = 3_000;
/** Seconds for which a receiver that wants no more is left alone, when it does not say. */
const ordinaryPause = 60;
const longestPause = 3_600;

/** Sends envelopes one after the other, and forgets what is too much. Nobody ever waits for it. */
export class ErrorReporter {
  readonly #options: ReporterOptions;
  #waiting: string[] = [];
  #underWay: [string] | null = null;
  #sending: Promise<void> | null = null;
  #minute = { began: Number.NEGATIVE_INFINITY, count: 0 };
  #saidAt = Number.NEGATIVE_INFINITY;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  add(envelope: string): void {
    const now = performance.now();
    if (now < this.#pausedUntil) return;
    if (now - this.#minute.began >= minute) this.#minute = { began: now, count: 0 };
    if (this.#waiting.length >= mostWaiting || this.#minute.count >= mostInAMinute) return;
    this.#minute.count += 1;
    this.#waiting.push(envelope);
    this.#sending ??= this.#sendAll();
  }

  /** What waits or is on its way, for who sends it in another way; the receiver knows by its id what it has already. */
  take(): string[] {
    return [...(this.#underWay ?? []), ...this.#waiting.splice(0)];
  }

  /** @param ms how long to wait at most until all is sent */
  async flush(ms: number): Promise<void> {
    await Promise.race([this.#sending, delay(ms, undefined, { ref: false })]);
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#underWay = [next];
      await this.#send(next).catch((error: unknown) => this.#say(messageOf(causeOf(error))));
    }
    this.#underWay = null;
    this.#sending = null;
  }

  async #send(body: string): Promise<void> {
    const answer = await fetch(this.#options.address, {
      method: 'POST',
      body,
      headers: envelopeHeaders,
      signal: AbortSignal.timeout(longestSend),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || ordinaryPause;
      this.#pausedUntil = performance.now() + Math.min(seconds, longestPause) * 1_000;
      this.#waiting = [];
    }
    this.#say(`the receiver answered ${answer.status}`);
  }

  #say(reason: string): void {
    const now = performance.now();
    if (now - this.#saidAt < minute) return;
    this.#saidAt = now;
    this.#options.onTrouble(reason);
  }
}

export const envelopeHeaders = { 'content-type': 'application/x-sentry-envelope' };

/** `fetch failed` says nothing; what failed is its cause. */
function causeOf(error: unknown): unknown {
  return error instanceof TypeError && error.cause ? error.cause : error;
}
