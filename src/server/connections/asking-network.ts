import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressList } from './address-list.ts';
import { networkOf } from './network.ts';

/**
 * Tells the network that a request comes from. Of what proxies say in `X-Forwarded-For` only that is believed which a
 * trusted one has added.
 *
 * @param trustedProxies addresses and ranges
 */
export function askingNetworks(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = addressList(trustedProxies);
  return ({ socket, headers }) => {
    const { remoteAddress = '' } = socket;
    if (!isProxy(remoteAddress)) return networkOf(remoteAddress);
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim());
    return networkOf(forwarded.findLast((one) => isIP(one) !== 0 && !isProxy(one)) ?? remoteAddress);
  };
}
