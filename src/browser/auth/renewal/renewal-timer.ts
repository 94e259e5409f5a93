/** Longer delays overflow and fire at once (HTML, timers: a signed 32-bit number of milliseconds). */
const longestDelay = 2 ** 31 - 1;

/** Calls once when a token's life is over; a new time replaces the old one (spec §4). */
export class RenewalTimer {
  readonly #marginMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param margin seconds by which it calls earlier */
  constructor(margin = 0) {
    this.#marginMs = margin * 1000;
  }

  /** @param expiresIn seconds from now: the token's lifetime, or what remains of it after a page load */
  set(expiresIn: number, renew: () => void): void {
    this.clear();
    this.#wait(Math.max(0, expiresIn * 1000 - this.#marginMs), renew);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(ms: number, renew: () => void): void {
    const delay = Math.min(ms, longestDelay);
    this.#timer = setTimeout(() => (ms > delay ? this.#wait(ms - delay, renew) : renew()), delay);
  }
}
