import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForTokens, discover, request } from '../testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

test('only pages of the client itself may ask for its tokens', async () => {
  const ask = (origin: string) =>
    askForTokens(running, { grant_type: 'refresh_token', refresh_token: 'x' }, { origin });
  const own = await ask('http://localhost:3000');
  const other = await ask('https://elsewhere.example');
  expect(own.response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(other.response.headers.get('access-control-allow-origin')).toBeNull();
  expect(other.body.error).toBe('invalid_request');
});

test('a page may send JSON and the headers of Auth0’s clients', async () => {
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'auth0-client,content-type',
  };
  const { status, headers } = await fetch(`${running.issuer}oauth/token`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', ...preflight },
  });
  expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'auth0-client,content-type']);
});

test('a body that is no JSON object is refused', async () => {
  const ask = (body: string) =>
    fetch(`${running.issuer}oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  for (const body of ['[]', '"x"', '{', 'null']) expect((await ask(body)).status).toBe(400);
});

test('every answer carries strict headers', async () => {
  const { url } = await request(await discover(running));
  for (const address of [url, `${running.issuer}nowhere`, `${running.issuer}v2/logout`]) {
    const { headers } = await fetch(address, { redirect: 'manual' });
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`form-action 'self' http://localhost:3000`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }
});
