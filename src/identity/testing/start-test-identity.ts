import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { ConnectionLimits } from '../../platform/http/connections/limits.ts';
import { listenPlace } from '../../platform/http/listen-place.ts';
import { listenAt } from '../../platform/http/listening.ts';
import { readSettings } from '../../platform/settings/env.ts';
import { createIdentityApp } from '../app.ts';
import type { RegisteredClient } from '../clients.ts';
import { closeIdentity, connectIdentity, type Identity, openIdentity } from '../identity.ts';

interface TestIdentityOptions {
  /** Besides the site's own, `chancery-site`. */
  readonly clients?: readonly RegisteredClient[];
  /** Over the settings of demonstration mode. */
  readonly env?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  /** By default nothing is logged. */
  readonly log?: Identity['log'];
}

export interface TestIdentity {
  /** With the closing slash. */
  readonly issuer: string;
  readonly database: Database;
  readonly identity: Identity;
  readonly app: FastifyInstance;
  /** Ends it and drops its database. */
  stop(): Promise<void>;
}

/**
 * Starts the identity provider on a free port of the loopback and a database of its own, in demonstration mode: with
 * the accounts of `demonstration.ts`, the embedded mailbox and the compatibility calls. Works in the projects
 * `integration` and `browser`.
 */
export async function startTestIdentity(options: TestIdentityOptions = {}): Promise<TestIdentity> {
  const { url, drop } = await createTestDatabase({ seeded: false });
  const served = await serveIdentity(url, await freePort(), options);
  const { identity } = served;
  return {
    issuer: identity.issuer,
    database: identity.database,
    identity,
    app: served.app,
    stop: async () => {
      await served.stop();
      await drop();
    },
  };
}

/** One process of the identity provider, as `main.ts` runs it; several may serve one database. */
export async function serveIdentity(
  databaseUrl: string,
  port: number,
  { clients = [], env = {}, limits, log }: TestIdentityOptions = {},
): Promise<{ readonly identity: Identity; readonly app: FastifyInstance; stop(): Promise<void> }> {
  const settings = readSettings({
    EMBEDDED_DATABASE_URL: databaseUrl,
    IDENTITY_PORT: String(port),
    LOG_LEVEL: 'silent',
    ...env,
  });
  const opened = await openIdentity(await connectIdentity(settings, clients));
  const identity = log ? { ...opened, log } : opened;
  const app = await createIdentityApp(identity, { ...(limits && { limits }) });
  await listenAt(app, listenPlace(settings, 'identity'));
  return {
    identity,
    app,
    stop: async () => {
      await app.close();
      await closeIdentity(identity);
    },
  };
}
