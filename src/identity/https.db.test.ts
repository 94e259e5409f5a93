import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createAccount } from './accounts/accounts.ts';
import { hashPassword } from './accounts/passwords.ts';
import { REDIRECT_URI } from './testing/code-flow.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

const owner = { email: 'owner@example.org', emailVerified: true, password: 'a very quiet harbour' };

let running: TestIdentity;
let port: number;
let secure: Awaited<ReturnType<typeof serveIdentity>>;
beforeAll(async () => {
  running = await startTestIdentity();
  port = await freePort();
  const env = {
    DATABASE_URL: running.database.url,
    IDENTITY_ORIGIN: 'https://sign-in.example',
    SITE_ORIGIN: 'https://www.example',
    TRUSTED_PROXIES: 'none',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  secure = await serveIdentity(running.database.url, port, { env });
  await createAccount(running.database.kysely, {
    ...owner,
    passwordHash: await hashPassword(owner.password),
  });
});
afterAll(async () => {
  await secure.stop();
  await running.stop();
});

const authorization = new URLSearchParams({
  client_id: 'chancery-site',
  response_type: 'code',
  redirect_uri: REDIRECT_URI.replace('http://localhost:3000', 'https://www.example'),
  scope: 'openid',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
});

/** As a proxy that ends TLS asks, and as somebody who names another host does. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-host': 'elsewhere.example', ...(init.headers as Record<string, string>) },
  });

async function signIn() {
  const started = await ask(`/authorize?${authorization}`);
  const cookie = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
  const signInPage = started.headers.get('location') ?? '';
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        cookie: cookie(started),
        origin: 'https://sign-in.example',
        'sec-fetch-site': 'same-origin',
      },
    });
  const signedUp = await post(signInPage.replace('/sign-in/', '/sign-up/'), {
    email: 'new@example.com',
    password: 'four plain words here',
  });
  const posted = await post(signInPage, { email: owner.email, password: owner.password });
  const resume = new URL(posted.headers.get('location') ?? '');
  return {
    started,
    signedUp,
    resume,
    ended: await ask(resume.pathname, { headers: { cookie: cookie(started) } }),
  };
}

test('over https every cookie is secure, unseen by scripts, and bound to the host by its name', async () => {
  const { started, signedUp, ended } = await signIn();
  const set = [started, signedUp, ended].flatMap(({ headers }) => headers.getSetCookie());
  for (const name of ['__Host-identity=', '__Host-identity-sign-up='])
    expect(set.some((one) => one.startsWith(name))).toBe(true);
  for (const cookie of set)
    expect(cookie).toMatch(/^__(Host|Secure)-identity.*; samesite=lax; secure; httponly/i);
  for (const cookie of set.filter((one) => one.startsWith('__Host-'))) expect(cookie).toMatch(/; path=\/;/i);
});

test('addresses are the issuer’s, whatever host a request names', async () => {
  const { resume, ended } = await signIn();
  expect(resume.origin).toBe('https://sign-in.example');
  expect(ended.headers.get('location')).toMatch(/^https:\/\/www\.example\/auth\?code=/);
  const metadata = (await (await ask('/.well-known/openid-configuration')).json()) as Record<string, unknown>;
  expect(metadata).toMatchObject({
    issuer: 'https://sign-in.example/',
    token_endpoint: 'https://sign-in.example/oauth/token',
    jwks_uri: 'https://sign-in.example/.well-known/jwks.json',
  });
});

test('browsers are told to come back by https alone', async () => {
  const { headers } = await ask('/healthz');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
});
