import type { FastifyInstance } from 'fastify';

/** In development only: a stream that open pages hold, so that they notice a restart and reload themselves. */
export function registerRestarts(app: FastifyInstance): void {
  app.get('/development/restarts', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // It says nothing for as long as nothing happens.
    reply.raw.setTimeout(0);
    reply.raw.write('retry: 250\n\n');
    request.raw.once('close', () => reply.raw.end());
  });
}
