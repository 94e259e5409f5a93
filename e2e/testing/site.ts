/** The built site as visitors meet it, with its database at hand. */

import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import {
  type LaunchOptions,
  type SiteProcess,
  startIdentityProcess,
  startSiteProcess,
} from './site-process.ts';

export interface TestSite extends SiteProcess {
  readonly database: Database;
  /** Asks without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
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
  const database = await createTestDatabase({ seeded: true });
  const [site, identity] = await Promise.all([
    startSiteOn(database.url, both),
    startIdentityProcess(database.url, both),
  ]);
  return {
    ...site,
    identityOrigin: `http://localhost:${identityPort}`,
    stop: async () => {
      await Promise.all([identity.stop(), site.stop()]);
      await database.drop();
    },
  };
}

/** Starts a site process on a database that others may use too. */
export async function startSiteOn(
  databaseUrl: string,
  ...how: [env?: NodeJS.ProcessEnv, options?: LaunchOptions]
): Promise<TestSite> {
  const site = await startSiteProcess(databaseUrl, ...how);
  const { database, get, stop } = siteAt(site.origin, databaseUrl);
  return {
    origin: site.origin,
    database,
    get,
    stop: async () => {
      await site.stop();
      await stop();
    },
  };
}

/** A site that somebody else has started, and stops: `stop` only lets go of its database. */
export function siteAt(origin: string, databaseUrl: string): TestSite {
  const database = connect(databaseUrl);
  return {
    origin,
    database,
    get: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: () => database.end(),
  };
}
