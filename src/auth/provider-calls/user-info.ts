import type { Claims } from '../auth-user.ts';
import { callProvider } from './call-provider.ts';
import { validParameter } from './required.ts';

/** `GET /userinfo`. Null when nobody comes back. @throws ProviderError, HttpError, TypeError */
export async function userInfo(address: string, accessToken: string): Promise<Claims | null> {
  validParameter('accessToken', accessToken, 'string');
  const claims = await callProvider(address, { bearer: accessToken });
  return typeof claims === 'object' ? (claims as Claims) : null;
}
