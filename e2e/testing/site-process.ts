/** The built site as a process of its own, on a database that others may use too. */

import { startProcess } from '../../scripts/start/process.ts';
import { freePort } from '../../src/db/embedded/free-port.ts';

export interface SiteProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the built site, as `npm start` runs it; resolves once it takes requests. */
export async function startSiteProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
): Promise<SiteProcess> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const site = startProcess({
    name: 'The site',
    module: 'dist/server/main.js',
    env: environment(port, databaseUrl, env),
    log: () => undefined,
  });
  await site.ready;
  return { origin: `http://localhost:${port}`, stop: () => site.stop() };
}

/** Starts the built identity provider of the site on that port, which need not run yet. */
export async function startIdentityProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
): Promise<{ stop(): Promise<void> }> {
  const identity = startProcess({
    name: 'The identity provider',
    module: 'dist/server/identity.js',
    env: environment(Number(env.PORT), databaseUrl, env),
    log: () => undefined,
  });
  await identity.ready;
  return identity;
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
