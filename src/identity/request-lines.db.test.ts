import { afterEach, expect, test, vi } from 'vitest';
import { keptLog } from '../site/testing.ts';
import { askForTokens, tokensFor } from './testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

let running: TestIdentity;
afterEach(() => running.stop());

test('a request leaves one line that names nobody, and carries its id in the answer', async () => {
  const { log, lines } = keptLog();
  running = await startTestIdentity({ env: { REQUEST_LOG_LEVEL: 'info' }, log });
  const { response } = await askForTokens(
    running,
    { username: 'jane@example.com', password: 's3cret-password', grant_type: 'password' },
    { 'x-request-id': 'edge-7f.1234' },
  );
  expect(response.headers.get('x-request-id')).toBe('edge-7f.1234');
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  expect(lines()[0]).toMatchObject({ requestId: 'edge-7f.1234', method: 'POST', route: '/oauth/token' });
  expect(lines()[0]).not.toHaveProperty('path');
});

test('nothing of a whole sign-in stands in the lines: no address, no name, no token, no part of a flow', async () => {
  const { log, lines } = keptLog();
  running = await startTestIdentity({ env: { REQUEST_LOG_LEVEL: 'info' }, log });
  const tokens = await tokensFor(running);
  await fetch(`${running.issuer}userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  await vi.waitFor(() => expect(lines().map(({ route }) => route)).toContain('/userinfo'));
  const routes = lines().map(({ route }) => route);
  expect(routes).toEqual(expect.arrayContaining(['/authorize', '/sign-in/:uid', '/oauth/token']));
  const secrets = [tokens.access_token, tokens.id_token, tokens.refresh_token].filter(
    (one) => one !== undefined,
  );
  const text = JSON.stringify(lines());
  for (const secret of [...secrets, '@example.com', 'Ashdown', 'Northgate'])
    expect(text).not.toContain(secret);
  // Whatever is long and random opens something; ids of requests and of the process are shorter.
  expect(text.replaceAll(/"process":"[^"]*"/g, '')).not.toMatch(/[\w-]{40,}/);
});

test('its version is told to who deploys it', async () => {
  running = await startTestIdentity();
  const answer = await fetch(`${running.issuer}version`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ version: expect.any(String), migration: expect.any(String) });
});
