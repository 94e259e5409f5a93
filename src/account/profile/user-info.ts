import { type Claims, readClaims } from './claims.ts';

/** Milliseconds that a page waits for the identity provider before it shows what is known. */
const PATIENCE = 4_000;

/**
 * Makes the reading of `GET {issuer}userinfo` with the reader's own token (spec §7).
 *
 * @returns from the reading: null where there is no issuer, when it does not answer in time or with what was asked
 * for, or when it speaks of somebody else (OpenID Connect Core §5.3.2)
 */
export function userInfoReader(issuer: string | undefined, patience = PATIENCE) {
  return async (sub: string, token: string): Promise<Claims | null> => {
    if (issuer === undefined) return null;
    const payload = await ask(`${issuer}userinfo`, token, patience);
    return payload?.sub === sub ? readClaims(payload) : null;
  };
}

async function ask(
  address: string,
  token: string,
  patience: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return null;
    const payload: unknown = await response.json();
    return typeof payload === 'object' ? (payload as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    // It is asked again the next time.
    return null;
  }
}
