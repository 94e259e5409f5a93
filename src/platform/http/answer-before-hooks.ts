import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Has some requests answered before Fastify makes anything of them, which costs as much as a ready answer itself. Where it
 * listens at both addresses of localhost, the second is served without that.
 *
 * @param answer false: it is not one of them, and nothing was done
 */
export function answerBeforeHooks(
  { server }: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const other of others) other(request, response);
  });
}
