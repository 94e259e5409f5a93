import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { outageOf } from '../../platform/db/outage.ts';
import { leaveOpen } from '../../platform/http/connections/open-connections.ts';
import { hasTwoHosts } from '../../platform/http/connections/two-hosts.ts';
import { yieldAlone } from '../../platform/http/yield-to-others.ts';
import { messageOf } from '../../platform/log/log.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import type { ApiContext } from '../content/api-context.ts';
import { buildSchema } from '../content/index.ts';
import { Answer } from './answer.ts';
import type { ApiConnections } from './connections.ts';
import type { Engine } from './engine.ts';
import { asking, publicError } from './errors.ts';
import type { Asking } from './over-http.ts';
import { limitMessages, MOST_OPERATIONS, SocketShare } from './socket-share.ts';
import { type Carrier, carry } from './transport.ts';
import type { UnreadAnswers } from './unread.ts';
import { BadToken, type SignedIn } from './viewer.ts';
import { watchSockets } from './watched-sockets.ts';

interface SocketOptions {
  readonly engine: Engine;
  readonly contextOf: (asking: Asking) => ApiContext;
  readonly connections: ApiConnections;
  /** Where somebody waits for their turn. */
  readonly lineOf: (request: IncomingMessage, signedIn: SignedIn) => string;
  readonly unread: UnreadAnswers;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
  /** Whether a token still holds, without asking what it opens. */
  readonly currentViewer: (authorization: string | undefined) => Promise<SignedIn>;
  readonly origins: readonly string[];
  readonly path: string;
}

/** Longest message from a client, in bytes. */
const LARGEST_MESSAGE = 64 * 1024;
/** `closeTimeout`: milliseconds in which a client has to agree that a socket is closed. */
const SOCKET_OPTIONS = {
  noServer: true,
  maxPayload: LARGEST_MESSAGE,
  closeTimeout: 5_000,
  handleProtocols: (offered: Set<string>) => handleProtocols(offered),
};

/** RFC 6455 §7.4.1: the server goes down. */
const GOING_AWAY = 1001;

/** What is known of a socket's owner since it connected. */
type Owner = Carrier & {
  signedIn?: SignedIn;
  /** What said so. */
  authorization?: string | undefined;
  share?: SocketShare;
  ending?: NodeJS.Timeout | undefined;
};

/**
 * Answers the `graphql-transport-ws` protocol. A page of another site is refused by its origin; the bearer token
 * comes in the connection parameters (spec §6) and holds until it expires or its access is ended.
 */
export function registerSocket(app: FastifyInstance, options: SocketOptions): void {
  const { engine, contextOf, connections, lineOf, unread, readViewer, currentViewer, origins, path } =
    options;
  const onTrouble = (error: unknown) => app.log.warn({ err: error }, 'graphql socket');
  const watched = watchSockets(currentViewer, onTrouble);
  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  const masked = (errors: readonly GraphQLError[]) => {
    const requestId = crypto.randomUUID();
    let isTold = false;
    const onOutage = (error: unknown) => {
      if (!isTold) app.log.warn({ requestId, because: messageOf(error) }, outageOf(error) ?? 'unavailable');
      isTold = true;
    };
    return asking.run({ requestId, log: app.log, onOutage }, () => errors.map(withoutDetails));
  };
  const protocol = makeServer<Record<string, unknown>, Owner>({
    schema: buildSchema(),
    parse: engine.parse,
    validate: engine.validate,
    execute: (args) => (args.contextValue as { share: SocketShare }).share.inTurn(() => engine.execute(args)),
    subscribe: engine.subscribe,
    context: ({ extra }) => {
      const { signedIn, share } = ownerOf(extra);
      const asking = { signedIn, database: share.database, answer: new Answer(), network: null };
      return { ...contextOf(asking), share };
    },
    onConnect: async ({ connectionParams, extra }) => {
      try {
        extra.authorization = tokenIn(connectionParams);
        extra.signedIn = await readViewer(extra.authorization);
        // Who went meanwhile is not told of again.
        if (extra.socket.readyState !== extra.socket.OPEN) return false;
        extra.share = new SocketShare(
          extra.socket,
          connections.forOne(lineOf(extra.request, extra.signedIn)),
          unread,
        );
        extra.ending = endsWith(extra.signedIn, extra.socket);
        if (extra.authorization !== undefined) watched.add(extra.socket, extra.authorization);
        return true;
      } catch (error) {
        if (!(error instanceof BadToken)) app.log.error({ err: error }, 'graphql socket');
        return false;
      }
    },
    onClose: ({ extra }) => {
      clearTimeout(extra.ending);
      extra.share?.close();
      watched.remove(extra.socket);
    },
    onSubscribe: async ({ extra, subscriptions }, _id, { query }) => {
      try {
        extra.signedIn = await readViewer(extra.authorization);
      } catch (error) {
        if (error instanceof BadToken) return [refusal('UNAUTHENTICATED', error.forCaller)];
        return masked([new GraphQLError('graphql socket', { originalError: error as Error })]);
      }
      if (Object.keys(subscriptions).length > MOST_OPERATIONS) {
        return [refusal('QUERY_TOO_LARGE', `A socket has at most ${MOST_OPERATIONS} operations at a time`)];
      }
      await yieldAlone();
      // The library takes what it cannot parse for a failure of ours, and closes the socket.
      try {
        engine.parse(query);
      } catch (error) {
        if (error instanceof GraphQLError) return masked([error]);
        throw error;
      }
    },
    onError: (_context, _id, _payload, errors) =>
      masked(errors as GraphQLError[]).map((error) => error.toJSON()),
    onNext: (_context, _id, _payload, _args, { data, errors }) => {
      if (errors) return { data: data ?? null, errors: masked(errors).map((error) => error.toJSON()) };
    },
  });

  sockets.on('connection', (socket, request) => {
    limitMessages(socket);
    carry(protocol, { socket, request }, onTrouble);
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    leaveOpen(socket);
    if (!isOurs(request, path)) {
      // Nobody else would ever end it.
      if (app.server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    const { origin } = request.headers;
    // Only browsers send an origin, and they always do.
    if (origin !== undefined && !origins.includes(origin)) {
      socket.once('finish', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  app.server.on('upgrade', upgrade);
  // Requests for other upgrades (h2c) at other addresses stay plain requests, unless somebody else takes them.
  Object.assign(app.server, {
    shouldUpgradeCallback: (request: IncomingMessage) =>
      !hasTwoHosts(request) && (isOurs(request, path) || app.server.listenerCount('upgrade') > 1),
  });
  app.addHook('preClose', async () => {
    watched.stop();
    app.server.off('upgrade', upgrade);
    for (const client of sockets.clients) client.close(GOING_AWAY, 'Going away');
    await new Promise((resolve) => sockets.close(resolve));
  });
}

/** The longest that a timer waits; a token that holds longer outlives any socket. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Closes the socket when the token ends: nothing more is told, and its owner may come back with another. */
function endsWith({ until }: SignedIn, socket: WebSocket): NodeJS.Timeout | undefined {
  const left = until === null ? Number.POSITIVE_INFINITY : until.getTime() - Date.now();
  if (left > LONGEST_TIMER) return undefined;
  return setTimeout(() => socket.close(CloseCode.Forbidden, 'Sign in again'), left).unref();
}

function isOurs({ url, headers }: IncomingMessage, path: string): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === path;
}

function ownerOf({ signedIn, share }: Owner): { signedIn: SignedIn; share: SocketShare } {
  if (!signedIn || !share) throw new Error('The socket was not acknowledged.');
  return { signedIn, share };
}

/** The bearer token, whichever way the header's name is written. */
function tokenIn(parameters: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const entry = Object.entries(parameters ?? {}).find(([name]) => name.toLowerCase() === 'authorization');
  return typeof entry?.[1] === 'string' ? entry[1] : undefined;
}

function refusal(code: string, message: string): GraphQLError {
  tell('graphqlRefusal', { code });
  return new GraphQLError(message, { extensions: { code } });
}

/** The public error without what only an HTTP answer makes use of. */
function withoutDetails(error: GraphQLError): GraphQLError {
  const { message, nodes, path, extensions } = publicError(error);
  const { http: _, ...rest } = extensions;
  return new GraphQLError(message, { nodes, path, extensions: rest });
}
