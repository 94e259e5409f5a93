import { timedFetch } from '../http/timed-fetch.ts';

/** Seconds between the clocks from which on they are compared properly. */
const suspicious = 30;

/** The provider's time: this machine's clock may be minutes wrong, and tokens are dated by the provider's. */
export class ServerClock {
  readonly #clockUrl: string;
  #offsetMs = 0;
  #isRead = false;

  /** @param clockUrl an address of this site; other origins rarely let scripts read their Date */
  constructor(clockUrl: string) {
    this.#clockUrl = clockUrl;
  }

  /** Seconds that the provider's clock is ahead of this machine's. */
  get offset(): number {
    return Math.round(this.#offsetMs / 1000);
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return Date.now() + this.#offsetMs;
  }

  /** Reads the time from an answer that has just arrived. @param sentAt this machine's time of the request */
  read(headers: Headers, sentAt: number): void {
    const date = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    // The header is cut to whole seconds, and the answer was half of the way here.
    this.#offsetMs = date + 500 - (sentAt + Date.now()) / 2;
    this.#isRead = true;
  }

  /** Asks for the time when a token that is just issued says another. Never rejects. @param issuedAt seconds since 1970 */
  async doubt(issuedAt: unknown): Promise<void> {
    if (this.#isRead || typeof issuedAt !== 'number') return;
    if (Math.abs(issuedAt - Date.now() / 1000) >= suspicious) await this.ask();
  }

  /** Never rejects: without an answer this machine's clock counts. */
  async ask(): Promise<void> {
    const sentAt = Date.now();
    try {
      const { headers } = await timedFetch(this.#clockUrl, { method: 'HEAD', cache: 'no-store' });
      this.read(headers, sentAt);
    } catch {
      // As before.
    }
  }
}
