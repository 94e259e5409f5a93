import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { LOGOUT_EVENT } from '../../account/logout-event.ts';
import type { Identity } from '../identity.ts';
import type { LogoutNotice } from './queue.ts';

/** Seconds for which a logout token holds; each try has one of its own. */
const TOKEN_SECONDS = 120;

/** Milliseconds for a client to answer. */
const patience = 10_000;

/**
 * Tells a client that a session has ended, where it wants to be told (OpenID Connect Back-Channel Logout 1.0, §2.5).
 *
 * @throws Error when the client did not answer that it is done
 */
export async function sendLogoutToken(
  { clients, issuer, keys }: Pick<Identity, 'clients' | 'issuer' | 'keys'>,
  { clientId, sub, sid }: LogoutNotice,
): Promise<void> {
  const address = clients.find((client) => client.clientId === clientId)?.backchannelLogoutUri;
  if (address === undefined) return;
  const { kid, privateKey } = keys.signing();
  const token = await new SignJWT({ events: { [LOGOUT_EVENT]: {} }, sub, ...(sid !== null && { sid }) })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .setJti(randomUUID())
    .sign(privateKey);
  const { status } = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ logout_token: token }),
    signal: AbortSignal.timeout(patience),
  });
  if (status !== 200 && status !== 204)
    throw new Error(`${clientId} answered a logout token with ${status}.`);
}
