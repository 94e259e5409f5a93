import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';
import { type ProxySettings, trustedPeers } from './trusted-peers.ts';

/** Milliseconds between two warnings: anybody can send the header, from as many networks as they have. */
const quiet = 60_000;
/** Networks that are remembered as spoken of; no others are spoken of after so many. */
const mostNetworks = 100;

/**
 * Warns, once for each network, of who sends `X-Forwarded-For` and is not trusted: a proxy that was forgotten in the
 * settings makes one caller of everybody behind it. Has to hook in before whoever replaces the header.
 *
 * @returns what looks at a request that no hook sees
 */
export function warnOfUnknownProxies(
  app: FastifyInstance,
  settings: ProxySettings,
): (request: IncomingMessage) => void {
  const isTrusted = trustedPeers(settings);
  const spokenOf = new Set<string>();
  let spokenAt = Number.NEGATIVE_INFINITY;
  const look = ({ headers, socket }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined || spokenOf.size >= mostNetworks) return;
    const { remoteAddress } = socket;
    if (performance.now() - spokenAt < quiet || isTrusted(remoteAddress) || remoteAddress === undefined)
      return;
    const network = networkOf(remoteAddress);
    if (spokenOf.has(network)) return;
    spokenOf.add(network);
    spokenAt = performance.now();
    app.log.warn(
      { network },
      'sends X-Forwarded-For, which is not believed: if a proxy of yours is there, add its address to TRUSTED_PROXIES',
    );
  };
  app.addHook('onRequest', ({ raw }, _, done) => {
    look(raw);
    done();
  });
  return look;
}
