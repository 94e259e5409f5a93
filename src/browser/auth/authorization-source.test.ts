import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Auth } from './auth.ts';
import type { AuthOptions } from './options.ts';
import { TestBrowser } from './testing/browser.fixture.ts';
import { MinimalProvider, stateOf } from './testing/minimal-provider.fixture.ts';
import { AuthUser } from './user/auth-user.ts';
import { noPermissions } from './user/permissions.ts';

let server: Server;
let api: string;
let body: unknown;
let requests: { url: string | undefined; authorization: string | undefined }[];
let auth: Auth | undefined;

beforeEach(async () => {
  requests = [];
  server = createServer(({ url, headers }, response) => {
    requests.push({ url, authorization: headers.authorization });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  auth?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function signedIn(options: Partial<AuthOptions> = {}) {
  const { page, Storage } = new TestBrowser().open();
  auth = new Auth({ authProvider: { Provider: MinimalProvider, Storage, AuthUser }, page, ...options });
  await auth.signIn();
  MinimalProvider.last.answer = { state: stateOf(MinimalProvider.last) };
  await auth.handleCallback();
  return auth;
}

test('Permissions are asked for with the access token and read at data.data.userPermissions', async () => {
  body = { data: { userPermissions: { productPermissions: ['product|navigator'] } } };
  const one = await signedIn({ onlineServicesAPIMUrl: api });
  expect(await one.fetchPermissions()).toEqual({
    ...noPermissions,
    productPermissions: ['product|navigator'],
  });
  expect(requests).toEqual([{ url: '/user/userpermissions', authorization: 'Bearer first' }]);
});

test('A slash at the end of the API’s address does no harm', async () => {
  body = { data: { userPermissions: [] } };
  await (await signedIn({ onlineServicesAPIMUrl: `${api}/` })).fetchPermissions();
  expect(requests[0]).toHaveProperty('url', '/user/userpermissions');
});

test.each([{}, { data: null }, { data: { userPermissions: null } }, null, 'text'])(
  'An answer without permissions fails with “Failed to retrieve user permissions”: %j',
  async (answer) => {
    body = answer;
    const one = await signedIn({ onlineServicesAPIMUrl: api });
    await expect(one.fetchPermissions()).rejects.toThrow('Failed to retrieve user permissions');
  },
);

test('Without the API’s address it fails with “Missing onlineServicesAPIMUrl”', async () => {
  const one = await signedIn();
  await expect(one.fetchPermissions()).rejects.toThrow('Missing onlineServicesAPIMUrl');
});

test('Without a token it fails with “No access token passed”', async () => {
  const one = await signedIn({ onlineServicesAPIMUrl: api });
  await expect(one.fetchPermissions('')).rejects.toThrow('No access token passed');
});

test('Without the flag it fails with “User is not authenticated”', async () => {
  const one = await signedIn({ onlineServicesAPIMUrl: api });
  await one.logout();
  await expect(one.fetchPermissions('token')).rejects.toThrow('User is not authenticated');
});

test('Where an authorization comes from is one adapter', async () => {
  const authorizationSource = {
    fetch: async (token: string) => ({ ...noPermissions, productPermissions: [token] }),
  };
  const one = await signedIn({ authorizationSource });
  expect(await one.fetchPermissions()).toHaveProperty('productPermissions', ['first']);
  expect(requests).toEqual([]);
});
