import { join } from 'node:path';
import fc from 'fast-check';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import { EMBEDDED_DATABASE_URL } from '../../src/platform/settings/env.ts';
import { anyRequest } from '../../src/site/garbage/any-request.fixture.ts';
import { knownBySite } from '../../src/site/garbage/known.fixture.ts';
import { liveAddresses } from '../addresses.ts';
import { startMeasured } from '../measured-process.ts';
import { type GarbageRun, type GarbageSetup, sendGarbage } from './send-garbage.ts';

export interface Place {
  readonly checkout: string;
  readonly databaseUrl: string;
  readonly port: number;
}

/** Sends random requests to a site process, at every route of it and to its pages. */
export async function sendGarbageToSite(
  { checkout, databaseUrl, port }: Place,
  what: GarbageSetup,
): Promise<GarbageRun> {
  const siteOrigin = `http://localhost:${port}`;
  const server = await startMeasured(join(checkout, 'dist/current/server/main.js'), port, {
    flags: PROCESS_FLAGS,
    env: {
      ...PROCESS_ENVIRONMENT,
      [EMBEDDED_DATABASE_URL]: databaseUrl,
      SITE_ORIGIN: siteOrigin,
      IDENTITY_PORT: String(port + 1),
      LOG_LEVEL: 'fatal',
    },
  });
  try {
    const known = knownBySite({ siteOrigin });
    const addresses = await liveAddresses(databaseUrl);
    const page = { method: 'GET', url: '(a page)' };
    const pages = anyRequest(
      addresses.map((url) => ({ method: 'GET', url })),
      known,
    );
    const any = fc.oneof(
      anyRequest(await server.routes(), known),
      pages.map((asked) => ({ ...asked, route: page })),
    );
    return await sendGarbage({ server, port, requests: async () => any }, what);
  } finally {
    await server.stop();
  }
}
