import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { viewerReader } from '../../../graphql/endpoint/viewer.ts';
import { startTestIdentity, type TestIdentity } from '../../../identity/testing/start-test-identity.ts';
import { openAtIdentity } from '../testing/identity-browser.fixture.ts';
import { audience } from '../testing/issuer.fixture.ts';

let running: TestIdentity;
let tab: ReturnType<typeof openAtIdentity>;

beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => {
  tab = openAtIdentity(running);
});
afterEach(() => tab.auth.close());

test('The site’s own provider signs people in, with their claims', async () => {
  const state = await tab.signIn();
  expect(state).toMatchObject({
    authenticated: true,
    redirectUrl: '/people',
    user: { email: 'client@example.com', isLocal: true, isSocial: false },
  });
  expect(state?.user?.connection).not.toBe('');
});

test('Its token opens the site’s API as a bearer token, whether or not it is bound to a key', async () => {
  const reader = viewerReader({ authIssuer: running.issuer, authAudience: audience });
  const bound = await tab.signIn();
  expect((await tab.secrets.read())?.key).not.toBeNull();
  expect((await reader(`Bearer ${bound?.token}`)).viewer.id).toBe(bound?.user?.objectId);
  tab.auth.close();
  tab = openAtIdentity(running, { dpop: 'off' });
  const free = await tab.signIn();
  expect((await tab.secrets.read())?.key).toBeNull();
  expect((await reader(`Bearer ${free?.token}`)).viewer.id).toBe(free?.user?.objectId);
});

test('Its refresh tokens rotate', async () => {
  await tab.signIn();
  const tokens = new Set([tab.auth.state.token]);
  for (let count = 0; count < 3; count += 1) {
    await tab.auth.renewSession();
    tokens.add(tab.auth.state.token);
  }
  expect(tokens.size).toBe(4);
  expect(tab.page.windows).toEqual([]);
});

test('Where a refresh token was used before, its session signs in silently', async () => {
  await tab.signIn();
  const secret = await tab.secrets.read();
  // Used twice: the answer to the first use was not lost.
  await tab.auth.renewSession();
  await tab.auth.renewSession();
  if (secret) await tab.secrets.write({ ...secret, generation: 3 });
  const { token } = tab.auth.state;
  await tab.auth.renewSession();
  expect(tab.page.windows).toHaveLength(1);
  expect(tab.auth.state.authenticated).toBe(true);
  expect(tab.auth.state.token).not.toBe(token);
});

test('Without offline access the silent frame renews', async () => {
  tab.auth.close();
  tab = openAtIdentity(running, { offline: false });
  await tab.signIn();
  await tab.auth.renewSession();
  expect(tab.page.windows).toHaveLength(1);
  expect(tab.auth.state.authenticated).toBe(true);
});

test('Signing out ends its session, and leads back to the site', async () => {
  await tab.signIn();
  await tab.auth.logout();
  const answer = await tab.cookies.ask(tab.page.visits.at(-1) ?? '');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://localhost:3000/']);
  await expect(tab.auth.renewToken()).rejects.toHaveProperty('kind', 'login_required');
});
