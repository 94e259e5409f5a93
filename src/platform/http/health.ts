import type { FastifyInstance } from 'fastify';
import { NotMigrated } from '../db/outage.ts';
import type { Readiness } from '../db/readiness.ts';
import type { Stage } from '../process/draining.ts';

interface HealthOptions {
  readonly readiness: Readiness;
  readonly stage: Stage;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, that is, content can be read from a database with every
 * migration of this version; 503 with the reason otherwise, also while it starts and from the moment it was told to
 * stop.
 */
export function registerHealth(app: FastifyInstance, { readiness, stage }: HealthOptions): void {
  const uncached = { 'cache-control': 'no-store' };
  app.get('/healthz', (_, reply) => reply.headers(uncached).send({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const problem = stage.current === 'serving' ? await problemOf(readiness) : stage.current;
    return reply
      .headers(uncached)
      .code(problem ? 503 : 200)
      .send(problem ? { ok: false, problem } : { ok: true });
  });
}

function problemOf(readiness: Readiness): Promise<string | null> {
  return readiness().then(
    () => null,
    (error: unknown) => (error instanceof NotMigrated ? error.message : 'database away'),
  );
}
