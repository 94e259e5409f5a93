import { type AuthorizationServer, userInfoRequest } from 'oauth4webapi';
import { userInfo } from '../provider-calls/user-info.ts';
import type { Claims } from '../user/auth-user.ts';
import { sendProved } from './dpop.ts';
import type { ServerClock } from './server-clock.ts';

interface Question {
  readonly server: AuthorizationServer;
  readonly clientId: string;
  readonly clock: ServerClock;
  /** What the access token is bound to; null: it is a bearer's. */
  readonly key: CryptoKeyPair | null;
  readonly accessToken: string;
}

/**
 * `GET /userinfo`: with a proof where the token is bound (RFC 9449 §7), as a bearer everywhere else and where the
 * provider does not take the proof.
 * @throws ProviderError, HttpError
 */
export async function askUserInfo({
  server,
  clientId,
  clock,
  key,
  accessToken,
}: Question): Promise<Claims | null> {
  const address = server.userinfo_endpoint ?? `${server.issuer}userinfo`;
  if (key === null) return userInfo(address, accessToken);
  const response = await sendProved({
    issuer: server.issuer,
    clock,
    key,
    request: (options) =>
      userInfoRequest(
        { ...server, userinfo_endpoint: address },
        { client_id: clientId },
        accessToken,
        options,
      ),
  });
  return response.ok ? ((await response.json()) as Claims) : userInfo(address, accessToken);
}
