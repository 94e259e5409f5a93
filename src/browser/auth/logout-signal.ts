import type { SignOutChange } from './auth-state.ts';
import type { Page } from './page.ts';
import type { AuthStorage } from './storage/auth-storage.ts';
import { logoutEventKey } from './storage-keys.ts';

/** Tells the other tabs that somebody signed out, and hears it from them, by a storage event (spec §4). */
export class LogoutSignal {
  readonly #page: Pick<Page, 'listen'>;
  readonly #storage: AuthStorage;

  constructor(page: Pick<Page, 'listen'>, storage: AuthStorage) {
    this.#page = page;
    this.#storage = storage;
  }

  send(change: SignOutChange): void {
    // A value that was there before would raise no event; what is left behind says nothing.
    this.#storage.set(logoutEventKey, `${change} ${Date.now()}`);
    this.#storage.remove(logoutEventKey);
  }

  /** @returns what ends the listening */
  hear(listener: (change: SignOutChange) => void): () => void {
    return this.#page.listen('storage', ({ key, newValue }) => {
      if (key !== logoutEventKey || newValue === null) return;
      listener(newValue.startsWith('renewal-failed') ? 'renewal-failed' : 'signed-out');
    });
  }
}
