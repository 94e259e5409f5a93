import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { startSiteOn, type TestSiteWithIdentity } from './site.ts';
import { startIdentityProcess } from './site-process.ts';

/** The host under which people know the provider; browsers take every name below `localhost` for this machine. */
export const publicHost = 'sign-in.localhost';

/**
 * The site with its provider behind a proxy: people reach it under `publicHost`, the process sees another host in every
 * request.
 */
export async function startSiteBehindProxy(): Promise<TestSiteWithIdentity> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const proxy = await startProxy(identityPort);
  const identityOrigin = `http://${publicHost}:${proxy.port}`;
  const env = {
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    IDENTITY_ORIGIN: identityOrigin,
    TRUSTED_PROXIES: '127.0.0.0/8',
    NODE_OPTIONS: `--import=${new URL('names-of-localhost.ts', import.meta.url).href}`,
  };
  const database = await createTestDatabase({ seeded: true });
  const [site, identity] = await Promise.all([
    startSiteOn(database.url, env),
    startIdentityProcess(database.url, env),
  ]);
  return {
    ...site,
    identityOrigin,
    stop: async () => {
      await Promise.all([identity.stop(), site.stop()]);
      proxy.stop();
      await database.drop();
    },
  };
}

/** Hands every request on to the port, under the address that the process listens at. */
async function startProxy(to: number) {
  const server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, host: `localhost:${to}`, 'x-forwarded-for': '192.0.2.7' };
    const onward = request({
      host: 'localhost',
      port: to,
      method: incoming.method,
      path: incoming.url,
      headers,
    });
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
