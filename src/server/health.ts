import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { migrationFiles } from '../db/migrate.ts';

interface HealthOptions {
  readonly database: Database;
  /** True from the moment the process was told to stop. */
  readonly isDraining: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, that is, the database is there with every migration of
 * this checkout; 503 with the reason otherwise, also while it drains.
 */
export function registerHealth(app: FastifyInstance, { database, isDraining }: HealthOptions): void {
  const uncached = { 'cache-control': 'no-store' };
  app.get('/healthz', (_, reply) => reply.headers(uncached).send({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const problem = isDraining() ? 'stopping' : await problemOf(database);
    return reply
      .headers(uncached)
      .code(problem ? 503 : 200)
      .send(problem ? { ok: false, problem } : { ok: true });
  });
}

async function problemOf(database: Database): Promise<string | null> {
  try {
    const { rows } = await database.pool.query<{ name: string }>('select name from migration');
    const done = new Set(rows.map((row) => row.name));
    const missing = (await migrationFiles()).some((name) => !done.has(name));
    return missing ? 'database not migrated' : null;
  } catch {
    return 'database away';
  }
}
