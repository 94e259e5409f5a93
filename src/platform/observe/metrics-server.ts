import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';

interface MetricsServerOptions {
  readonly registry: Registry;
  readonly host: string;
  readonly port: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Milliseconds until a port that is taken is tried again: the process before this one may be about to end. */
const pause = 5_000;

/**
 * Serves `/metrics` on an address of its own, which visitors do not reach. It keeps no process from starting and none
 * from ending: the site matters more.
 *
 * @returns how to end it
 */
export function serveMetrics({ registry, host, port, log }: MetricsServerOptions): () => Promise<void> {
  let retry: NodeJS.Timeout | undefined;
  let isSpokenOf = false;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics');
        response.writeHead(500).end();
      },
    );
  });
  const listen = () => server.listen({ host, port });
  server.on('listening', () => log.info({ host, port }, 'metrics are served'));
  server.on('error', (error) => {
    if (!isSpokenOf) log.warn({ err: error, host, port }, 'metrics cannot be served; it is tried again');
    isSpokenOf = true;
    retry = setTimeout(listen, pause).unref();
  });
  listen();
  return () => {
    clearTimeout(retry);
    return ended(server);
  };
}

function ended(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
