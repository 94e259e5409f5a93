import { secretsDatabase } from '../storage-keys.ts';

/** What renews a sign-in. Scripts of this site can use it; the key cannot be taken away. */
export interface Secret {
  /** Whose it is: the name of the sign-in. */
  readonly session: string;
  /** Grows with every renewal, whichever tab made it. */
  readonly generation: number;
  readonly refreshToken: string;
  /** What the token is bound to; null where the provider binds none. */
  readonly key: CryptoKeyPair | null;
}

/** Keeps one secret for each client of the provider. Never rejects. */
export interface SecretStore {
  read(): Promise<Secret | null>;
  write(secret: Secret): Promise<void>;
  clear(): Promise<void>;
}

/** For browsers that refuse to keep anything: the life of one page. */
export class MemorySecrets implements SecretStore {
  #secret: Secret | null = null;

  async read(): Promise<Secret | null> {
    return this.#secret;
  }

  async write(secret: Secret): Promise<void> {
    this.#secret = secret;
  }

  async clear(): Promise<void> {
    this.#secret = null;
  }
}

const storeName = 'secrets';

/** In IndexedDB, which alone can keep a key without its bytes; in this page's memory where the browser refuses. */
export class IndexedDbSecrets implements SecretStore {
  readonly #name: string;
  readonly #memory = new MemorySecrets();

  /** @param name tells the secrets of several clients apart */
  constructor(name: string) {
    this.#name = name;
  }

  async read(): Promise<Secret | null> {
    try {
      const found = await inStore('readonly', (store) => store.get(this.#name));
      return (found as Secret | undefined) ?? this.#memory.read();
    } catch {
      return this.#memory.read();
    }
  }

  async write(secret: Secret): Promise<void> {
    try {
      await inStore('readwrite', (store) => store.put(secret, this.#name));
      await this.#memory.clear();
    } catch {
      await this.#memory.write(secret);
    }
  }

  async clear(): Promise<void> {
    await this.#memory.clear();
    // What cannot be cleared was never kept.
    await inStore('readwrite', (store) => store.delete(this.#name)).catch(() => undefined);
  }
}

async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(secretsDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, mode);
    const request = act(transaction.objectStore(storeName));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBOpenDBRequest & IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database open.'));
  });
}
