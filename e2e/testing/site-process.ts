/** The built site as a process of its own, on a database that others may use too. */

import { join } from 'node:path';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { type OneProcess, startProcess } from '../../scripts/start/process.ts';
import type { ProcessOptions } from '../../scripts/start/process-run.ts';
import { compiledCode } from '../../scripts/support/testing/compiled-code.ts';

export interface SiteProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site, as `npm start` runs it; resolves once it takes requests.
 *
 * @param checkout whose build it is; default this one's
 */
export async function startSiteProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv = {},
  options: LaunchOptions = {},
): Promise<SiteProcess> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const site = launch('site', databaseUrl, { ...env, PORT: String(port) }, options);
  await site.ready;
  return { origin: `http://localhost:${port}`, stop: () => site.stop() };
}

/** Starts the built identity provider of the site on that port, which need not run yet. */
export async function startIdentityProcess(
  databaseUrl: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
): Promise<{ stop(): Promise<void> }> {
  const identity = launch('identity', databaseUrl, env);
  await identity.ready;
  return identity;
}

export type LaunchOptions = Partial<Pick<ProcessOptions, 'log' | 'longestSilence' | 'flags'>> & {
  /** Where the build lies; this checkout unless told otherwise. */
  readonly checkout?: string;
};

/** What is built, relative to a checkout. */
export const modules = { site: 'dist/current/server/main.js', identity: 'dist/current/server/identity.js' };
const names = { site: 'The site', identity: 'The identity provider' };

/** Starts one of the two as `npm start` does, and does not wait for it. */
export function launch(
  part: keyof typeof modules,
  databaseUrl: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
  { checkout = '.', ...options }: LaunchOptions = {},
): OneProcess {
  return startProcess({
    name: names[part],
    module: join(checkout, modules[part]),
    env: serverEnvironment(databaseUrl, env),
    log: () => undefined,
    ...options,
  });
}

/** What a server of the demonstration is started with. */
export function serverEnvironment(
  databaseUrl: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
): NodeJS.ProcessEnv {
  const port = Number(env.PORT);
  return {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...compiledCode,
    IDENTITY_PORT: String(port === 65_535 ? 1024 : port + 1),
    EMBEDDED_DATABASE_URL: databaseUrl,
    ...env,
  };
}
