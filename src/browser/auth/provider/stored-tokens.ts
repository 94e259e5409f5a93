import type { AuthStorage } from '../storage/auth-storage.ts';
import { sessionKey, storedTokenKey } from '../storage-keys.ts';
import type { Claims } from '../user/auth-user.ts';

/** An access token as it outlives a page. */
export interface StoredToken {
  /** The sign-in that it belongs to. */
  readonly session: string;
  readonly generation: number;
  readonly accessToken: string;
  /** Milliseconds since 1970 by this machine's clock. */
  readonly endsAt: number;
  readonly idToken: string | null;
  readonly claims: Claims | null;
  readonly tokenType: string | null;
  readonly scope: string | null;
  /** What userinfo said, once it was asked. */
  readonly profile?: Claims;
}

/**
 * The access token of this tab. All tabs know the name of the sign-in that counts; a token of another one, which was
 * kept before somebody else signed in, is never given out.
 */
export class StoredTokens {
  readonly #tab: AuthStorage;
  readonly #shared: AuthStorage;

  constructor(tab: AuthStorage, shared: AuthStorage) {
    this.#tab = tab;
    this.#shared = shared;
  }

  /** The name of the sign-in that counts; null when nobody is signed in. */
  get session(): string | null {
    return this.#shared.get(sessionKey);
  }

  begin(session: string): void {
    this.#shared.set(sessionKey, session);
  }

  read(): StoredToken | null {
    let stored: StoredToken | null;
    try {
      stored = JSON.parse(this.#tab.get(storedTokenKey) ?? 'null') as StoredToken | null;
    } catch {
      stored = null;
    }
    if (stored === null || stored.session === this.session) return stored;
    this.#tab.remove(storedTokenKey);
    return null;
  }

  write(token: StoredToken): void {
    this.#tab.set(storedTokenKey, JSON.stringify(token));
  }

  /** Only what this tab keeps. */
  drop(): void {
    this.#tab.remove(storedTokenKey);
  }

  /** For all tabs. */
  end(): void {
    this.#shared.remove(sessionKey);
    this.drop();
  }
}

/** Milliseconds that a token still holds; negative afterwards. */
export function remaining(token: StoredToken): number {
  return token.endsAt - Date.now();
}
