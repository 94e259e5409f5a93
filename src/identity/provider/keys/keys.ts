import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { ensureKeys, readKeys, type StoredKey } from './stored-keys.ts';

/** A pair that signs tokens by RS256. */
export interface TokenKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The keys in use, kept in step with the database by `refresh`. */
export interface KeyRing {
  /** The pair that signs now. */
  signing(): TokenKey;
  /** All pairs whose signatures hold, the signing one first. */
  verifying(): readonly TokenKey[];
  /** The public keys, those that will sign later among them. */
  published(): readonly JWK[];
  /** Secrets of cookies, the one that signs first. */
  cookieSecrets(): readonly string[];
  /** Reads them anew; told are those of `onRefresh`. */
  refresh(): Promise<void>;
  /** Calls after every refresh: a key may have come, or its time to sign. */
  onRefresh(listener: () => void): void;
}

/** Reads the keys, and makes them when there are none; those of the demonstration hold in it alone. */
export async function openKeyRing(db: Kysely<DB>, isDemonstration: boolean): Promise<KeyRing> {
  await ensureKeys(db, isDemonstration);
  const listeners: (() => void)[] = [];
  const pairs = new Map<string, TokenKey>();
  let stored = await readKeys(db);

  /** Newest first, but those whose time has not come last. */
  const ordered = (use: StoredKey['use']) => {
    const now = new Date();
    const keys = stored.filter((key) => key.use === use && !(key.retiredAt && key.retiredAt <= now));
    const signs = (key: StoredKey) => Number(key.signsFrom <= now);
    return keys.sort((a, b) => signs(b) - signs(a) || b.signsFrom.getTime() - a.signsFrom.getTime());
  };
  const pairOf = ({ id, jwk }: StoredKey): TokenKey => {
    const known = pairs.get(id);
    if (known) return known;
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    const pair = { kid: id, privateKey, publicKey: createPublicKey(privateKey) };
    pairs.set(id, pair);
    return pair;
  };
  const verifying = () => ordered('token').map(pairOf);

  return {
    signing: () => {
      const [first] = verifying();
      if (!first) throw new Error('There is no key that signs tokens.');
      return first;
    },
    verifying,
    published: () =>
      verifying().map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: 'RS256',
        use: 'sig',
      })),
    cookieSecrets: () => ordered('cookie').map(({ jwk }) => String(jwk.k)),
    refresh: async () => {
      stored = await readKeys(db);
      for (const listener of listeners) listener();
    },
    onRefresh: (listener) => void listeners.push(listener),
  };
}
