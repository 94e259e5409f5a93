import type { AuthStorage, KeepOptions } from './auth-storage.ts';

/** How long a cookie is kept by default (spec §9). */
const oneDay = 24 * 60 * 60;

interface CookiePage {
  readonly document: { cookie: string };
  /** Whether the page came by https, so that the cookie may not travel without. */
  readonly isSecure: boolean;
}

const browser = (): CookiePage => ({ document, isSecure: location.protocol === 'https:' });

/** Cookies of this origin, for one day unless told otherwise. A page's script writes them, so they hold no secret. */
export class CookieStorage implements AuthStorage {
  readonly #page: () => CookiePage;
  readonly #seconds: number;

  constructor({ page = browser, seconds = oneDay }: { page?: () => CookiePage; seconds?: number } = {}) {
    this.#page = page;
    this.#seconds = seconds;
  }

  get(key: string): string | null {
    const start = `${encodeURIComponent(key)}=`;
    const pair = this.#page()
      .document.cookie.split('; ')
      .find((one) => one.startsWith(start));
    return pair === undefined ? null : decoded(pair.slice(start.length));
  }

  set(key: string, value: string, { seconds = this.#seconds }: KeepOptions = {}): void {
    this.#write(key, value, Math.round(seconds));
  }

  remove(key: string): void {
    this.#write(key, '', 0);
  }

  #write(key: string, value: string, seconds: number): void {
    const { document, isSecure } = this.#page();
    const pair = `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
    document.cookie = `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }
}

/** Null for what somebody else wrote and is not percent-encoded. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
