import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Answers who asks not to be followed (`Sec-GPC: 1`, `DNT: 1`) with an empty file instead of the script that counts
 * visits: not every browser that says so tells scripts.
 *
 * @param script its address; undefined: nobody counts
 */
export function refuseCounting(app: FastifyInstance, script: string | undefined): void {
  if (script === undefined) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url !== script) {
      done();
      return;
    }
    reply.header('vary', 'sec-gpc, dnt');
    if (!hasObjected(request)) {
      done();
      return;
    }
    reply.header('cache-control', 'no-store').type('application/javascript; charset=utf-8').send('');
  });
}

/** Whether a browser says of its reader, by Global Privacy Control or Do Not Track, that nobody is to follow them. */
export function hasObjected({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
