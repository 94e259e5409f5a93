import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { BadToken, type SignedIn } from './viewer.ts';

/** Milliseconds between looks; with `ended-access.ts` an end closes its sockets within five seconds. */
const PAUSE = 1_500;

/** The code of a server that cannot go on now: the client comes back (IANA, WebSocket close codes). */
const TRY_AGAIN_LATER = 1013;

/**
 * Closes sockets whose owner's access was ended, and those of whom nobody can say whether it was.
 *
 * @param currentViewer the check of a bearer token; it throws BadToken when it holds no longer
 */
export function watchSockets(
  currentViewer: (authorization: string | undefined) => Promise<SignedIn>,
  onTrouble: (error: unknown) => void,
) {
  const open = new Map<WebSocket, string>();
  const look = async (socket: WebSocket, authorization: string) => {
    try {
      await currentViewer(authorization);
    } catch (error) {
      if (error instanceof BadToken) return socket.close(CloseCode.Forbidden, error.forCaller);
      onTrouble(error);
      socket.close(TRY_AGAIN_LATER, 'Try again later');
    }
  };
  const looks = setInterval(() => {
    for (const one of open) void look(...one);
  }, PAUSE).unref();
  return {
    add: (socket: WebSocket, authorization: string) => void open.set(socket, authorization),
    remove: (socket: WebSocket) => void open.delete(socket),
    stop: () => clearInterval(looks),
  };
}
