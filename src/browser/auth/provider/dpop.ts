import { type AuthorizationServer, clockSkew, DPoP, type DPoPHandle, generateKeyPair } from 'oauth4webapi';
import { requestOptions } from './protocol-library.ts';
import type { ServerClock } from './server-clock.ts';

const algorithm = 'ES256';

/**
 * Whether the provider binds tokens to a key of ours (RFC 9449). Every request to its token endpoint is then proved,
 * which binds the refresh token: the one that lives long. Access tokens carry the binding too, but data calls send them
 * as bearer tokens, since the site's API takes no other; only userinfo, which insists, is asked with a proof.
 */
export function bindsTokens(server: AuthorizationServer): boolean {
  return server.dpop_signing_alg_values_supported?.includes(algorithm) ?? false;
}

/** A key whose private half no script can read, ours neither. */
export function createBindingKey(): Promise<CryptoKeyPair> {
  return generateKeyPair(algorithm, { extractable: false });
}

interface ProvedRequest {
  readonly issuer: string;
  readonly clock: ServerClock;
  /** Null: nothing is proved. */
  readonly key: CryptoKeyPair | null;
  readonly request: (options: ReturnType<typeof requestOptions> & { DPoP?: DPoPHandle }) => Promise<Response>;
}

/**
 * Sends a request with a proof that we hold the key, once more when the provider wants its nonce in the proof or finds
 * the time in it wrong.
 */
export async function sendProved({ issuer, clock, key, request }: ProvedRequest): Promise<Response> {
  const send = async (handle?: DPoPHandle) => {
    const sentAt = Date.now();
    const response = await request({ ...requestOptions(issuer), ...(handle && { DPoP: handle }) });
    clock.read(response.headers, sentAt);
    return response;
  };
  if (key === null) return send();
  const handle = DPoP({ [clockSkew]: clock.offset }, key);
  const response = await send(handle);
  const problem = response.ok ? null : await problemOf(response);
  if (problem === 'use_dpop_nonce') return send(handle);
  if (problem !== 'invalid_dpop_proof') return response;
  await clock.ask();
  return send(DPoP({ [clockSkew]: clock.offset }, key));
}

async function problemOf(response: Response): Promise<string | null> {
  const challenge = response.headers.get('www-authenticate')?.match(/error="([^"]+)"/)?.[1];
  if (challenge) return challenge;
  try {
    return ((await response.clone().json()) as { error?: string }).error ?? null;
  } catch {
    return null;
  }
}
