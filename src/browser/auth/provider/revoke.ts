import type { AuthorizationServer } from 'oauth4webapi';
import { timedFetch } from '../http/timed-fetch.ts';

/** Tells the provider that a refresh token is no longer wanted (RFC 7009). Nobody waits for it: the page may be leaving. */
export function revoke(server: AuthorizationServer, clientId: string, refreshToken: string): void {
  const address = server.revocation_endpoint;
  if (address === undefined) return;
  const body = new URLSearchParams({
    token: refreshToken,
    token_type_hint: 'refresh_token',
    client_id: clientId,
  });
  // What is not revoked ends by itself.
  timedFetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
