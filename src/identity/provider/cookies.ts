import type { Configuration } from 'oidc-provider';
import type { Identity } from '../identity.ts';

/**
 * Our cookies: signed, out of scripts' reach, and only sent along when people come here by a link, or from a frame on
 * the same site. Over https their names make browsers insist on it.
 */
export function cookies({ issuer, keys }: Pick<Identity, 'issuer' | 'keys'>) {
  const secure = issuer.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return {
    names: {
      session: secure ? '__Host-identity' : 'identity',
      interaction: secure ? '__Secure-identity-interaction' : 'identity-interaction',
      resume: secure ? '__Secure-identity-resume' : 'identity-resume',
    },
    long: options,
    short: options,
    keys: [...keys.cookieSecrets()],
  } satisfies Configuration['cookies'];
}
