import type { Settings } from '../../settings/settings.ts';
import { addressList } from './address-list.ts';

export type ProxySettings = Pick<Settings, 'trustedProxies' | 'socketDirectory'>;

/**
 * Tells of the address at the other end of a connection, or one that is forwarded, whether it is a trusted proxy's.
 *
 * On a Unix socket nobody has an address, and nobody but the proxy can be there. Elsewhere only those have none who have
 * hung up already.
 */
export function trustedPeers(settings: ProxySettings): (address: string | undefined) => boolean {
  const { trustedProxies, socketDirectory } = settings;
  const isListed = addressList(trustedProxies);
  return (address) => (address === undefined ? socketDirectory !== undefined : isListed(address));
}
