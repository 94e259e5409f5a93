/** A client's pages on an origin of their own, with the libraries as their makers publish them. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredClient } from '../../../src/identity/clients.ts';

export const CLIENT_ID = 'client-pages';
export const AUDIENCE = 'https://api.chancery.example';

const scripts: Readonly<Record<string, string>> = {
  '/auth0.min.js': 'auth0-js/dist/auth0.min.js',
  '/auth0-spa-js.js': '@auth0/auth0-spa-js/dist/auth0-spa-js.production.js',
};

interface ClientPages {
  readonly origin: string;
  stop(): Promise<void>;
}

/** As `IDENTITY_CLIENTS` takes it. @returns the file's path */
export async function registerClientPages(origin: string): Promise<string> {
  const client: RegisteredClient = {
    clientId: CLIENT_ID,
    name: 'Client pages',
    redirectUris: [`${origin}/auth0-js`, `${origin}/spa-js`],
    logoutUris: [`${origin}/bye`],
    origins: [origin],
    crossOriginUri: `${origin}/verify`,
  };
  const file = join(tmpdir(), `chancery-clients-${new URL(origin).port}.json`);
  await writeFile(file, JSON.stringify([client]));
  return file;
}

/** Serves `/auth0-js`, `/spa-js`, `/verify` (what a browser without our cookie falls back to) and `/bye`. */
export async function serveClientPages(port: number, issuer: string): Promise<ClientPages> {
  const origin = `http://localhost:${port}`;
  const pages: Readonly<Record<string, string>> = {
    '/auth0-js': auth0Page(issuer, origin),
    '/verify': auth0Page(issuer, origin, 'web().crossOriginVerification()'),
    '/spa-js': spaPage(issuer, origin),
    '/bye': '<!DOCTYPE html><title>Bye</title>',
  };
  const server = createServer(async ({ url = '' }, response) => {
    const path = new URL(url, origin).pathname;
    const script = scripts[path];
    const page = pages[path];
    if (script === undefined && page === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script ? await readFile(`node_modules/${script}`) : page);
  }).listen(port, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** `web` makes a `WebAuth` of this client; `ask` gives a call its callback and returns what that is told. */
export function auth0Page(issuer: string, origin: string, more = '', domain = issuer.slice(0, -1)): string {
  const setup = {
    domain,
    clientID: CLIENT_ID,
    redirectUri: `${origin}/auth0-js`,
    responseType: 'token id_token',
    audience: AUDIENCE,
    scope: 'openid profile email',
    overrides: {
      __tenant: 'localhost',
      __token_issuer: issuer,
      __jwks_uri: `${issuer}.well-known/jwks.json`,
    },
  };
  return page(
    `${origin}/auth0.min.js`,
    `const web = (more) => new auth0.WebAuth({ ...${JSON.stringify(setup)}, ...more });
    const ask = (call) => new Promise((resolve) => call((error, result) => resolve({
      error: error && { ...error, original: undefined },
      result,
    })));
    ${more}`,
  );
}

/** `spa` makes an `Auth0Client` of this client. */
function spaPage(issuer: string, origin: string): string {
  const setup = {
    domain: issuer.slice(0, -1),
    clientId: CLIENT_ID,
    cacheLocation: 'localstorage',
    authorizationParams: { redirect_uri: `${origin}/spa-js`, audience: AUDIENCE },
  };
  return page(
    `${origin}/auth0-spa-js.js`,
    `const spa = (more) => new auth0.Auth0Client({ ...${JSON.stringify(setup)}, ...more });`,
  );
}

function page(library: string, script: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<title>Client</title>
<link rel="icon" href="data:,">
<script src="${library}"></script>
<script>${script}</script>
</html>`;
}
