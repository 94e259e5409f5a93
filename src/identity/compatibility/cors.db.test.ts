import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { otherClient, PASSWORD, post, SITE } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ clients: [otherClient] });
});
afterAll(() => running.stop());

const forClients = [
  'oauth/ro',
  'co/authenticate',
  'usernamepassword/challenge',
  'dbconnections/signup',
  'dbconnections/signup/challenge',
  'dbconnections/change_password',
  'dbconnections/change_password/challenge',
  'passwordless/start',
  'passwordless/verify',
  'passwordless/challenge',
  'api/v2/users/x',
  'api/v2/users/x/identities',
];

function preflight(path: string, origin: string): Promise<Response> {
  return fetch(running.issuer + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, auth0-client, content-type',
    },
  });
}

test.each(forClients)('a registered page may call /%s with the headers of Auth0’s clients', async (path) => {
  const { headers, status } = await preflight(path, SITE);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(SITE);
  for (const name of ['content-type', 'authorization', 'auth0-client'])
    expect(headers.get('access-control-allow-headers')).toContain(name);
  expect(headers.get('access-control-allow-credentials')).toBe(path === 'co/authenticate' ? 'true' : null);
  expect(headers.get('vary')).toContain('Origin');
});

test.each(['https://elsewhere.example', 'null', 'http://localhost:30000'])(
  'pages of %s are told nothing',
  async (origin) => {
    for (const path of forClients) {
      const { headers } = await preflight(path, origin);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const said = await post(running, 'passwordless/challenge', {}, { origin });
    expect(said.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('a page that is not the client’s cannot sign in in its name, nor send mails', async () => {
  const typed = { username: 'client@example.com', password: PASSWORD, credential_type: 'password' };
  for (const origin of ['https://elsewhere.example', otherClient.origins[0] ?? ''])
    for (const path of ['co/authenticate', 'dbconnections/change_password', 'passwordless/start']) {
      const { status, body } = await post(running, path, typed, { origin });
      expect([path, status, body.error]).toEqual([path, 403, 'unauthorized_client']);
    }
});

test.each([
  'usernamepassword/challenge',
  'dbconnections/signup/challenge',
  'dbconnections/change_password/challenge',
  'passwordless/challenge',
])('/%s asks for no puzzle', async (path) => {
  expect((await post(running, path, { state: 'x' })).body).toEqual({ required: false });
});
