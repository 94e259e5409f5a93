import { join } from 'node:path';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import { REDIRECT_URI } from '../../src/identity/testing/code-flow.ts';
import { knownToGuest } from '../../src/identity/testing/garbage.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { EMBEDDED_DATABASE_URL } from '../../src/platform/settings/env.ts';
import { anyRequest } from '../../src/site/garbage/any-request.fixture.ts';
import { startMeasured } from '../measured-process.ts';
import type { Place } from './garbage-to-site.ts';
import { type GarbageRun, type GarbageSetup, sendGarbage } from './send-garbage.ts';

/**
 * Sends random requests to a process of the identity provider, at every route of it: as a stranger, and as people who
 * are signed in and have tokens, tickets and codes, which are new for every some hundred requests.
 */
export async function sendGarbageToIdentity(
  { checkout, databaseUrl, port }: Place,
  what: GarbageSetup,
): Promise<GarbageRun> {
  const issuer = `http://localhost:${port}/`;
  const server = await startMeasured(join(checkout, 'dist/current/server/identity.js'), port + 1, {
    flags: PROCESS_FLAGS,
    env: {
      ...PROCESS_ENVIRONMENT,
      [EMBEDDED_DATABASE_URL]: databaseUrl,
      IDENTITY_PORT: String(port),
      SITE_ORIGIN: new URL(REDIRECT_URI).origin,
      // Each request comes from a network of its own: those who try too much are refused before anything is read.
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
      LOG_LEVEL: 'fatal',
    },
  });
  const database = connect(databaseUrl, { max: 2 });
  try {
    const routes = await server.routes();
    const requests = async (chunk: number) => {
      await database.pool.query('delete from attempt');
      const name = `guest-${what.seed}-${chunk}`;
      return fromNetwork(`198.18.${chunk >> 8}.${chunk & 255}`, async () =>
        anyRequest(routes, await knownToGuest({ issuer, database }, name)),
      );
    };
    return await sendGarbage({ server, port, requests }, what);
  } finally {
    await database.end();
    await server.stop();
  }
}

/** Does some work whose every request says that it comes from this address: a network may sign in only so often. */
async function fromNetwork<T>(address: string, work: () => Promise<T>): Promise<T> {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set('x-forwarded-for', address);
    return plainFetch(input, { ...init, headers });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = plainFetch;
  }
}
