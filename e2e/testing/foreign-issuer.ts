import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import type { RegisteredClient } from '../../src/identity/clients.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { addressOf } from '../../src/routing/address.ts';
import { startTestSite, type TestSite } from './site.ts';
import { startIdentityProcess } from './site-process.ts';

/** A site whose people are somebody else's: an issuer on another site, with a database of its own. */
export interface SiteOfForeignIssuer extends TestSite {
  readonly identityOrigin: string;
  /** The issuer's, not the site's. */
  readonly identityDatabase: Database;
}

export const foreignAudience = 'https://api.chancery.example';
const clientId = 'fenwarden-website';

/** The site as the issuer's administrator registers it. */
function registration(origin: string): RegisteredClient {
  const addresses = (path: string) => siteLocales.map((locale) => origin + addressOf(locale, path));
  return {
    clientId,
    name: 'Website',
    redirectUris: ['/auth', '/auth/profile'].flatMap(addresses),
    logoutUris: [origin, ...addresses('/')],
    origins: [origin],
    backchannelLogoutUri: `${origin}/auth/backchannel-logout`,
  };
}

/** Our identity provider plays the foreign one; the site knows its address, a client id and an audience. */
export async function startSiteOfForeignIssuer(): Promise<SiteOfForeignIssuer> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const identityOrigin = `http://127.0.0.1:${identityPort}`;
  const directory = await mkdtemp(join(tmpdir(), 'chancery-clients-'));
  const clients = join(directory, 'clients.json');
  await writeFile(clients, JSON.stringify([registration(`http://localhost:${port}`)]));
  const database = await createTestDatabase({ seeded: false });
  const ports = { PORT: String(port), IDENTITY_PORT: String(identityPort), AUTH_AUDIENCE: foreignAudience };
  const [identity, site] = await Promise.all([
    startIdentityProcess(database.url, {
      ...ports,
      IDENTITY_ORIGIN: identityOrigin,
      IDENTITY_CLIENTS: clients,
    }),
    startTestSite({ ...ports, AUTH_CLIENT_ID: clientId, AUTH_ISSUER: `${identityOrigin}/` }),
  ]);
  const identityDatabase = connect(database.url);
  return {
    ...site,
    identityOrigin,
    identityDatabase,
    stop: async () => {
      await site.stop();
      await identity.stop();
      await identityDatabase.end();
      await database.drop();
      await rm(directory, { recursive: true });
    },
  };
}
