import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { networkOf } from './network.ts';
import { type ProxySettings, trustedPeers } from './trusted-peers.ts';

/** Instead of an address: a proxy on a Unix socket that names nobody, or somebody who has hung up. */
const withoutAddress = 'unknown';

/**
 * Tells the address that a request comes from. Of what proxies say in `X-Forwarded-For` only that is believed which a
 * trusted one has added: its last entry that is no proxy's; the first, where all are. Where that is no address it is the proxy's own: what stands
 * before it anybody could have written.
 */
export function askingAddresses(settings: ProxySettings): (request: IncomingMessage) => string {
  const isProxy = trustedPeers(settings);
  return ({ socket, headers }) => {
    const { remoteAddress } = socket;
    const peer = remoteAddress ?? withoutAddress;
    if (!isProxy(remoteAddress)) return peer;
    const entries = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim());
    const named = entries.findLast((one) => !isProxy(one)) ?? entries[0] ?? '';
    return isIP(named) === 0 ? peer : named;
  };
}

/** Tells the network (`networkOf`) of that address. */
export function askingNetworks(settings: ProxySettings): (request: IncomingMessage) => string {
  const addressOf = askingAddresses(settings);
  return (request) => networkOf(addressOf(request));
}
