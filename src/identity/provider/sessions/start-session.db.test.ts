import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { accountByEmail } from '../../accounts/accounts.ts';
import { createIdentityApp } from '../../app.ts';
import { closeIdentity, connectIdentity, type Identity, openIdentity } from '../../identity.ts';
import { discover, request, tokensFor } from '../../testing/code-flow.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { startSession } from '../tokens/tokens.ts';

/** An endpoint of its own, as the compatibility calls have: it believes whoever knocks. */
function registerEndpoint(app: FastifyInstance, identity: Identity, provider: Provider): void {
  const signIn = async (email: string) =>
    (await accountByEmail(identity.database.kysely, email)) ?? Promise.reject(new Error(email));
  app.get<{ Querystring: { email: string } }>('/own-sign-in', async (request, reply) => {
    await startSession(identity, provider, request, reply, await signIn(request.query.email), ['pwd']);
    return reply.send('signed in');
  });
  app.addHook<{ Querystring: { knock?: string } }>('preHandler', async (request, reply) => {
    const { knock } = request.query;
    if (knock) await startSession(identity, provider, request, reply, await signIn(knock), ['pwd']);
  });
}

let running: TestIdentity;
let identity: Identity;
let app: FastifyInstance;
beforeAll(async () => {
  running = await startTestIdentity();
  const port = await freePort();
  const { settings } = running.identity;
  identity = await openIdentity(
    await connectIdentity({ ...settings, identityOrigin: `http://localhost:${port}` }),
  );
  app = await createIdentityApp(identity, { more: registerEndpoint });
  await app.listen({ port, host: 'localhost' });
});
afterAll(async () => {
  await app.close();
  await closeIdentity(identity);
  await running.stop();
});

const whoIs = async (browser: TestBrowser) =>
  (await tokensFor(identity, { browser, change: { prompt: 'none' } })).claims()?.email;

test('a session that another endpoint started answers silently', async () => {
  const browser = new TestBrowser();
  await browser.ask(`${identity.issuer}own-sign-in?email=visitor@example.com`);
  expect(await whoIs(browser)).toBe('visitor@example.com');
});

test('the request that starts a session has it already', async () => {
  const browser = new TestBrowser();
  const { url, exchange } = await request(await discover(identity), { prompt: 'none' });
  url.searchParams.set('knock', 'editor@example.com');
  const answer = await browser.ask(url);
  const back = new URL(answer.headers.get('location') ?? '');
  expect((await exchange(back)).claims()?.email).toBe('editor@example.com');
  expect(await whoIs(browser)).toBe('editor@example.com');
});

test('who signs in in somebody else’s place ends that session', async () => {
  const browser = new TestBrowser();
  const other = new TestBrowser();
  await browser.ask(`${identity.issuer}own-sign-in?email=visitor@example.com`);
  const stolen = browser.cookie('identity');
  await browser.ask(`${identity.issuer}own-sign-in?email=client@example.com`);
  expect(await whoIs(browser)).toBe('client@example.com');
  expect(browser.cookie('identity')).not.toBe(stolen);
  await other.ask(`${identity.issuer}own-sign-in?email=visitor@example.com`);
  expect(await whoIs(other)).toBe('visitor@example.com');
});

test('signing in gives the session another id', async () => {
  const browser = new TestBrowser();
  await browser.ask(`${identity.issuer}own-sign-in?email=visitor@example.com`);
  const before = browser.cookie('identity');
  await browser.ask(`${identity.issuer}own-sign-in?email=visitor@example.com`);
  expect(browser.cookie('identity')).not.toBe(before);
  expect(await whoIs(browser)).toBe('visitor@example.com');
});
