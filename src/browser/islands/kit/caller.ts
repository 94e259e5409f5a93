import { borrowedTokenKey } from '../../auth/storage-keys.ts';

/** In whose name operations are sent. */
export interface Caller {
  /** The bearer token of this moment, asked for before each request; null: nobody is signed in. */
  token(): Promise<string | null>;
  /** Another one in the place of one that the server refuses; null: there is none. Never rejects. */
  instead(refused: string): Promise<string | null>;
}

/**
 * Who asks for what everybody may read: by the token that was left in local storage, if there is one (spec §6). One
 * that the server refused (another site's, or one that has ended) is not sent again.
 */
export function anybody(read: () => string | null | Promise<string | null> = storedToken): Caller {
  let last: string | null = null;
  return {
    async token() {
      const token = await read();
      return token === last ? null : token;
    },
    async instead(refused) {
      last = refused;
      return null;
    },
  };
}

/** Null also where storage is refused. */
function storedToken(): string | null {
  try {
    return localStorage.getItem(borrowedTokenKey);
  } catch {
    return null;
  }
}
