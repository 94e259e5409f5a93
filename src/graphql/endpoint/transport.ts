import type { IncomingMessage } from 'node:http';
import { CloseCode, MessageType, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** Milliseconds after which a client has to have answered whether it is there. */
const KEEP_ALIVE = 12_000;
/** What a server says, and no client (graphql-ws, PROTOCOL.md). */
const saidByServers: ReadonlySet<unknown> = new Set([
  MessageType.ConnectionAck,
  MessageType.Next,
  MessageType.Error,
]);

/** What is known of a socket from its beginning. */
export interface Carrier {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/**
 * Carries the `graphql-transport-ws` protocol over a socket. The library's own way prints whatever a client does wrong,
 * with stacks, and calls it an internal error.
 *
 * @param onTrouble told of what fails on our side
 */
export function carry(
  protocol: Server<Carrier>,
  { socket, request }: Carrier,
  onTrouble: (error: unknown) => void,
): void {
  // Frames that are none: the socket is closed already, and its client told why (RFC 6455 §7.4.1).
  socket.on('error', () => {});
  const stopLooking = endWhenGone(socket);
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (text) => sent(socket, text),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          const text = String(data);
          if (saidByServers.has(typeOf(text))) return socket.close(CloseCode.BadRequest, 'Invalid message');
          handle(text).catch((error: unknown) => {
            onTrouble(error);
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        }),
    },
    { socket, request },
  );
  socket.once('close', (code, reason) => {
    stopLooking();
    closed(code, String(reason)).catch(onTrouble);
  });
}

/** Resolves once it is handed over; at once for who is going. */
function sent(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) resolve();
    // Who is gone is learnt of by the socket's end.
    else socket.send(text, () => resolve());
  });
}

function typeOf(text: string): unknown {
  try {
    return JSON.parse(text)?.type;
  } catch {
    return undefined;
  }
}

/** Asks again and again whether the client is there, and ends the socket when nobody answers. */
function endWhenGone(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  const looks = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, KEEP_ALIVE).unref();
  return () => clearInterval(looks);
}
