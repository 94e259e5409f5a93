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
