import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './limits.ts';
import { networkOf } from './network.ts';
import { OpenConnections } from './open-connections.ts';
import { type ProxySettings, trustedPeers } from './trusted-peers.ts';

interface WatchOptions {
  readonly limits: ConnectionLimits;
  /** Who speaks for many, and may have as many connections as they like. */
  readonly settings: ProxySettings;
}

/** Milliseconds in which a full network is spoken of once. */
const quiet = 60_000;
/** Milliseconds between two looks for connections that can be closed. */
const lookWhileClosing = 20;
/** What Node says of a request that does not come in time. */
const tooSlow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' };
const newSocket = 'net.server.socket';

/**
 * Ends connections of a server that take too long, or are too many of one network; and, when it closes, each as soon
 * as nothing is under way on it.
 *
 * @returns what is to be told of a request that no hook sees
 */
export function watchConnections(
  app: FastifyInstance,
  { limits, settings }: WatchOptions,
): (request: IncomingMessage, answer: ServerResponse) => void {
  const tellTooSlow = (socket: Socket) => {
    const error = Object.assign(new Error('The body was too slow.'), tooSlow);
    if (!app.server.emit('clientError', error, socket)) socket.destroy();
  };
  const connections = new OpenConnections(limits, performance.now(), tellTooSlow);
  const isProxy = trustedPeers(settings);
  let spokenAt = Number.NEGATIVE_INFINITY;

  const begins = (socket: Socket) => {
    const { remoteAddress } = socket;
    const network = isProxy(remoteAddress) ? null : networkOf(remoteAddress ?? '');
    if (!connections.begins(socket, network) || performance.now() - spokenAt < quiet) return;
    spokenAt = performance.now();
    app.log.warn({ network }, 'has all connections that a network may have; is it a proxy? TRUSTED_PROXIES');
  };
  // Fastify has a second server for the other address of localhost, which nobody else is told of.
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort !== undefined && socket.localPort === portOf(app)) begins(socket);
  };
  subscribe(newSocket, onSocket);
  // On a Unix socket there are no ports to tell by, and no second server.
  app.server.on('connection', (socket: Socket) => {
    if (portOf(app) === undefined) begins(socket);
  });
  const started = ({ socket }: IncomingMessage, answer: ServerResponse) =>
    connections.requestStarted(socket, answer);
  app.addHook('onRequest', (request, reply, done) => {
    started(request.raw, reply.raw);
    done();
  });
  const looking = setInterval(() => connections.look(performance.now()), limits.check).unref();
  app.addHook('preClose', (done) => {
    connections.closeWaiting();
    const closing = setInterval(() => {
      if (connections.closeWaiting() > 0 || app.server.listening) return;
      unsubscribe(newSocket, onSocket);
      clearInterval(looking);
      clearInterval(closing);
    }, lookWhileClosing);
    done();
  });
  return started;
}

function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
