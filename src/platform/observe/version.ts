import type { FastifyInstance } from 'fastify';
import about from '../../../package.json' with { type: 'json' };
import { buildVersion } from '../assets/build-directory.ts';
import { migrationFiles } from '../db/migrate.ts';

/** What a process was made of. */
export interface Version {
  /** Of the package. */
  readonly version: string;
  /** Tells two builds apart. */
  readonly build: string;
  /** The newest migration that this version knows. */
  readonly migration: string | null;
}

/** What runs here. */
export async function readVersion(): Promise<Version> {
  const migration = (await migrationFiles()).at(-1)?.replace(/\.sql$/, '') ?? null;
  return { version: about.version, build: buildVersion, migration };
}

/** `/version`: what runs here, for who deploys it. */
export function registerVersion(app: FastifyInstance): void {
  let read: Version;
  app.addHook('onReady', async () => {
    read = await readVersion();
  });
  app.get('/version', (_, reply) => reply.header('cache-control', 'no-store').send(read));
}
