import { defaultRedirect } from '../auth-state.ts';
import { AuthError } from '../messages.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { redirectKey } from '../storage-keys.ts';

/** As long as the provider's transaction (spec §9): half an hour. */
const lifetime = 30 * 60;

/** Where each sign-in that is under way leads back to: `{redirectUrl}` kept under its nonce, read once (spec §4). */
export class RedirectRecords {
  readonly #storage: AuthStorage;
  readonly #origin: string;

  /** @param origin of this site: records that lead elsewhere are not followed */
  constructor(storage: AuthStorage, origin: string) {
    this.#storage = storage;
    this.#origin = origin;
  }

  keep(nonce: string, redirectUrl: string = defaultRedirect): void {
    this.#storage.set(redirectKey(nonce), JSON.stringify({ redirectUrl }), { seconds: lifetime });
  }

  /** Whether a sign-in with this nonce began here. */
  knows(nonce: string): boolean {
    return this.#storage.get(redirectKey(nonce)) !== null;
  }

  /** Where a sign-in leads that is under way; its record stays. Null when it did not begin here, or it is spoilt. */
  peek(nonce: string): string | null {
    try {
      return this.#read(this.#storage.get(redirectKey(nonce)) ?? '');
    } catch {
      return null;
    }
  }

  /**
   * The stored text, which is then gone.
   * @throws AuthError 'getState: State string could not be retrieved'
   */
  getState(nonce: string): string {
    const text = this.#storage.get(redirectKey(nonce));
    this.#storage.remove(redirectKey(nonce));
    if (text === null) throw new AuthError('stateUnreadable');
    return text;
  }

  /**
   * Where the sign-in leads, on this site; the record is then gone.
   * @throws AuthError of `getState`, or 'getRedirectUrl: State could not be retrieved'
   */
  getRedirectUrl(nonce: string): string {
    const text = this.getState(nonce);
    try {
      return this.#read(text);
    } catch (cause) {
      throw new AuthError('redirectUnreadable', { cause });
    }
  }

  #read(text: string): string {
    return onThisSite((JSON.parse(text) as { redirectUrl?: unknown }).redirectUrl, this.#origin);
  }
}

/** The path of an address on this site, else `/`: nobody is led elsewhere after signing in. */
function onThisSite(address: unknown, origin: string): string {
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return defaultRedirect;
  const url = new URL(address, origin);
  // A path that begins with two slashes would be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return defaultRedirect;
  return url.pathname + url.search + url.hash;
}
