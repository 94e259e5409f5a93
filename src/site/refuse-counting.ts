import type { FastifyInstance } from 'fastify';

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
    if (request.headers['sec-gpc'] !== '1' && request.headers.dnt !== '1') {
      done();
      return;
    }
    reply.header('cache-control', 'no-store').type('application/javascript; charset=utf-8').send('');
  });
}
