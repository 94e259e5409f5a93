/** The built site as visitors meet it: a process of its own, on a database of its own. */
import { createServer } from 'node:net';
import { startProcess } from '../../scripts/start/process.ts';
import { connect, type Database } from '../../src/db/connect.ts';
import { createTestDatabase } from '../../src/db/embedded/test-database.ts';

export interface TestSite {
  readonly origin: string;
  readonly database: Database;
  /** Asks without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the built site on a fresh copy of the demonstration firm's content. */
export async function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const database = await createTestDatabase({ seeded: true });
  const site = await startSiteOn(database.url, env);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await database.drop();
    },
  };
}

export interface TestSiteWithIdentity extends TestSite {
  /** Origin of the identity provider that the site trusts. */
  readonly identityOrigin: string;
}

/** The site together with its identity provider, as `npm start` runs them. */
export async function startTestSiteWithIdentity(env: NodeJS.ProcessEnv = {}): Promise<TestSiteWithIdentity> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const both = { ...env, PORT: String(port), IDENTITY_PORT: String(identityPort) };
  const site = await startTestSite(both);
  const identity = startProcess({
    name: 'The identity provider',
    module: 'dist/server/identity.js',
    env: environment(port, site.database.url, both),
    log: () => undefined,
  });
  await identity.ready;
  return {
    ...site,
    identityOrigin: `http://localhost:${identityPort}`,
    stop: async () => {
      await identity.stop();
      await site.stop();
    },
  };
}

/** Starts a site process on a database that others may use too. */
export async function startSiteOn(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<TestSite> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const origin = `http://localhost:${port}`;
  const site = startProcess({
    name: 'The site',
    module: 'dist/server/main.js',
    env: environment(port, databaseUrl, env),
    log: () => undefined,
  });
  await site.ready;
  const database = connect(databaseUrl);
  return {
    origin,
    database,
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: async () => {
      await site.stop();
      await database.end();
    },
  };
}

function environment(port: number, databaseUrl: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    IDENTITY_PORT: String(port === 65_535 ? 1024 : port + 1),
    EMBEDDED_DATABASE_URL: databaseUrl,
    ...env,
  };
}

/** A port of the loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
