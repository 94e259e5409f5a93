import type { AuthStorage } from './storage/auth-storage.ts';
import { authenticatedKey } from './storage-keys.ts';

/** Whether somebody is signed in, for every page and tab: `true` under `<audience>:authenticated` (spec §4). */
export class AuthenticatedFlag {
  readonly #storage: AuthStorage;
  readonly #key: string;

  constructor(storage: AuthStorage, audience: string) {
    this.#storage = storage;
    this.#key = authenticatedKey(audience);
  }

  get isSet(): boolean {
    return this.#storage.get(this.#key) === 'true';
  }

  set(): void {
    this.#storage.set(this.#key, 'true');
  }

  remove(): void {
    this.#storage.remove(this.#key);
  }
}
