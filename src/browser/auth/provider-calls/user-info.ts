import type { Claims } from '../user/auth-user.ts';
import { callProvider, validParameter } from './call-provider.ts';

/** `GET /userinfo`. Null when nobody comes back. @throws ProviderError, HttpError, TypeError */
export async function userInfo(address: string, accessToken: string): Promise<Claims | null> {
  validParameter('accessToken', accessToken, 'string');
  const claims = await callProvider(address, { bearer: accessToken });
  return typeof claims === 'object' ? (claims as Claims) : null;
}
