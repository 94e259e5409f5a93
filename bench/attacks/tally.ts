/** How often something was asked, with how many bytes, and how it was answered. */
export class Tally {
  readonly #answers = new Map<string, number>();
  requests = 0;
  bytesSent = 0;
  bytesReceived = 0;

  sent(bytes: number, requests = 1): void {
    this.requests += requests;
    this.bytesSent += bytes;
  }

  received(bytes: number): void {
    this.bytesReceived += bytes;
  }

  /** @param answer a status, or what happened in the place of one */
  answered(answer: number | string, times = 1): void {
    const name = String(answer);
    this.#answers.set(name, (this.#answers.get(name) ?? 0) + times);
  }

  /** `200 × 8, 503 × 2`. */
  get answers(): string {
    const sorted = [...this.#answers].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([answer, times]) => `${answer} × ${times.toLocaleString('en-GB')}`).join(', ');
  }
}
