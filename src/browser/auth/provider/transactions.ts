import type { AuthStorage } from '../storage/auth-storage.ts';
import { transactionKey } from '../storage-keys.ts';

/** How long somebody may take at the sign-in page, in seconds (spec §9: 1/48 day). */
const lifetime = 30 * 60;

/** What must be remembered from the question to the answer. */
export interface Transaction {
  readonly state: string;
  readonly nonce: string;
  /** The secret of which the question carried only the hash (RFC 7636). */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** The sign-ins that are under way in any tab, each under its own state; read once. */
export class Transactions {
  readonly #storage: AuthStorage;

  constructor(storage: AuthStorage) {
    this.#storage = storage;
  }

  keep(transaction: Transaction): void {
    this.#storage.set(transactionKey(transaction.state), JSON.stringify(transaction), { seconds: lifetime });
  }

  /** Null when it is unknown, over or taken. */
  take(state: string): Transaction | null {
    const text = this.#storage.get(transactionKey(state));
    this.#storage.remove(transactionKey(state));
    try {
      const transaction = JSON.parse(text ?? 'null') as Transaction | null;
      return transaction?.state === state ? transaction : null;
    } catch {
      return null;
    }
  }
}
