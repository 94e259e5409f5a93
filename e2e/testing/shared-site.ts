/**
 * One site, with its identity provider, for all test files that read it, sign in there, or change accounts of their own:
 * started before the first of them, stopped after the last.
 */
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../scripts/embedded-postgres/databases.ts';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { SEEDED_TEMPLATE } from '../../scripts/embedded-postgres/templates.ts';
import { startIdentityProcess, startSiteProcess } from './site-process.ts';

/** The site, or why there is none: only tests that need it then fail. */
export type SharedSite =
  | { readonly origin: string; readonly identityOrigin: string; readonly databaseUrl: string }
  | { readonly problem: string };

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** Needs the server of `database-setup.ts`, which drops the database with itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminDatabaseUrl, seedProblem } = project.getProvidedContext();
  try {
    if (seedProblem !== null) throw new Error(`There is no seeded database: ${seedProblem}`);
    const url = await createDatabase(adminDatabaseUrl, 'shared_site', SEEDED_TEMPLATE);
    const identityPort = String(await freePort());
    // One process is all there is: what it would store for others, nobody reads.
    const env = { PORT: String(await freePort()), IDENTITY_PORT: identityPort, PAGE_STORE_MB: '0' };
    // It renders more pages within minutes than others within a day: a large young generation takes a fifth off that.
    const flags = ['--max-semi-space-size=64'];
    const [site, identity] = await Promise.all([
      startSiteProcess(url, env, { flags }),
      startIdentityProcess(url, env),
    ]);
    const identityOrigin = `http://localhost:${identityPort}`;
    project.provide('sharedSite', { origin: site.origin, identityOrigin, databaseUrl: url });
    return async () => {
      await Promise.all([site.stop(), identity.stop()]);
    };
  } catch (error) {
    project.provide('sharedSite', { problem: error instanceof Error ? error.message : String(error) });
    return async () => undefined;
  }
}
