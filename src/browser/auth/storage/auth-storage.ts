/** Where the wrapper keeps what must outlive a page. Every implementation reads and writes through this. */
export interface AuthStorage {
  /** Null when there is nothing, or when its time is over. */
  get(key: string): string | null;
  /** @throws what the browser throws when it refuses or is full */
  set(key: string, value: string, options?: KeepOptions): void;
  remove(key: string): void;
}

export interface KeepOptions {
  /** For how long it may be read; without it as long as the implementation keeps things. */
  readonly seconds?: number;
}
