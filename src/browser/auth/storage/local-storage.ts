import type { AuthStorage, KeepOptions } from './auth-storage.ts';

/** What entries with an end begin with; the number of milliseconds since 1970 and a semicolon follow. */
const endMark = 'until=';
const withEnd = /^until=(\d+);/;

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's local storage; entries with an end are swept when others are written. */
export class LocalStorage implements AuthStorage {
  readonly #area: () => Area;

  /** @param area asked each time, since reading `window.localStorage` may itself throw */
  constructor(area: () => Area = () => localStorage) {
    this.#area = area;
  }

  get(key: string): string | null {
    const text = this.#area().getItem(key);
    const until = text?.match(withEnd)?.[1];
    if (text === null || until === undefined) return text;
    if (Number(until) > Date.now()) return text.slice(text.indexOf(';') + 1);
    this.remove(key);
    return null;
  }

  set(key: string, value: string, { seconds }: KeepOptions = {}): void {
    this.#sweep();
    const end = seconds === undefined ? '' : `${endMark}${Date.now() + Math.round(seconds * 1000)};`;
    this.#area().setItem(key, end + value);
  }

  remove(key: string): void {
    this.#area().removeItem(key);
  }

  #sweep(): void {
    const area = this.#area();
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
    for (const key of keys) if (key !== null && area.getItem(key)?.startsWith(endMark)) this.get(key);
  }
}
