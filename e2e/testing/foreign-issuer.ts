import { connect, type Database } from '../../src/db/connect.ts';
import { freePort } from '../../src/db/embedded/free-port.ts';
import { createTestDatabase } from '../../src/db/embedded/test-database.ts';
import { startTestSite, type TestSite } from './site.ts';
import { startIdentityProcess } from './site-process.ts';

/** A site whose people are somebody else's: an issuer on another site, with a database of its own. */
export interface SiteOfForeignIssuer extends TestSite {
  readonly identityOrigin: string;
  /** The issuer's, not the site's. */
  readonly identityDatabase: Database;
}

export const foreignAudience = 'https://api.chancery.example';

/** Our identity provider plays the foreign one; the site knows its address, a client id and an audience. */
export async function startSiteOfForeignIssuer(): Promise<SiteOfForeignIssuer> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const identityOrigin = `http://127.0.0.1:${identityPort}`;
  const client = { AUTH_CLIENT_ID: 'fenwarden-website', AUTH_AUDIENCE: foreignAudience };
  const database = await createTestDatabase({ seeded: false });
  const ports = { PORT: String(port), IDENTITY_PORT: String(identityPort) };
  const [identity, site] = await Promise.all([
    startIdentityProcess(database.url, { ...client, ...ports, IDENTITY_ORIGIN: identityOrigin }),
    startTestSite({ ...client, ...ports, AUTH_ISSUER: `${identityOrigin}/` }),
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
    },
  };
}
