import { createServer, type Server } from 'node:http';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/embedded-postgres/free-port.ts';
import { askForDeletion } from '../../account/deletion/deletion.ts';
import { eraseDue } from '../../jobs/erase-due.ts';
import { accountByEmail } from '../accounts/accounts.ts';
import { DEMONSTRATION_PASSWORD } from '../demonstration.ts';
import { contentOf, discover, REDIRECT_URI, request } from '../testing/code-flow.ts';
import { followMail, mailTo, post, pressButton } from '../testing/hosted-pages.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

const clientId = 'intranet';
const received: string[] = [];
let port: number;
let receiver: Server | undefined;
let running: TestIdentity;

/** A client that takes logout tokens. */
function listen(): Promise<void> {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push(new URLSearchParams(body).get('logout_token') ?? '');
      response.writeHead(204).end();
    });
  });
  return new Promise((listening) => receiver?.listen(port, '127.0.0.1', listening));
}
function leave(): Promise<void> {
  receiver?.closeAllConnections();
  return new Promise((closed) => receiver?.close(() => closed()));
}

beforeAll(async () => {
  port = await freePort();
  const client = {
    clientId,
    name: 'Intranet',
    redirectUris: [REDIRECT_URI],
    logoutUris: [],
    origins: [],
    backchannelLogoutUri: `http://127.0.0.1:${port}/logout`,
  };
  running = await startTestIdentity({ clients: [client] });
  await listen();
});
afterAll(async () => {
  await leave();
  await running.stop();
});
beforeEach(() => {
  received.length = 0;
});

/** Signs in at the client, with a session of its own. */
async function signedIn(email: string) {
  const browser = new TestBrowser();
  const { url, exchange } = await request(await discover(running, clientId));
  const tokens = await exchange(await signIn(running, browser, url, { email }));
  const account = await accountByEmail(running.database.kysely, email);
  return { browser, id: account?.id ?? '', sid: tokens.claims()?.sid, token: tokens.access_token };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** What the next logout token says, once its signature, issuer and audience are checked. */
async function told() {
  const [token = ''] = await vi.waitFor(
    () => {
      if (received.length === 0) throw new Error('Nothing was sent.');
      return received;
    },
    { timeout: 15_000 },
  );
  const keys = createRemoteJWKSet(new URL(`${running.issuer}.well-known/jwks.json`));
  const options = { issuer: running.issuer, audience: clientId, typ: 'logout+jwt' };
  return (await jwtVerify(token, keys, options)).payload;
}

const email = 'editor@example.com';

test('id tokens and access tokens name the session that a logout token will name', async () => {
  const { sid, token } = await signedIn(email);
  expect(sid).toMatch(/^[\w-]{10,}$/);
  expect(contentOf(token).sid).toBe(sid);
});

test('discovery says that logout tokens are sent', async () => {
  const metadata = await (await fetch(`${running.issuer}.well-known/openid-configuration`)).json();
  expect(metadata).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});

const ends: Readonly<Record<string, (who: SignedIn) => Promise<unknown>>> = {
  '/v2/logout': ({ browser }) => browser.ask(`${running.issuer}v2/logout`),
  'signing out everywhere': ({ browser }) => post(running, browser, 'security/sessions/end-all?lang=en', {}),
  'ending one session': ({ browser, sid }) =>
    post(running, browser, 'security/sessions/end?lang=en', { session: String(sid) }),
  'a new password': async ({ browser }) => {
    await post(running, browser, 'forgotten-password?lang=en', { email });
    const mail = await mailTo(running, email);
    const answer = await followMail(running, mail.link, { password: DEMONSTRATION_PASSWORD });
    expect(answer.location?.searchParams.get('state')).toBe('ok');
  },
  'somebody else who signs in in the same browser': async ({ browser }) => {
    const { url } = await request(await discover(running, clientId), { prompt: 'login' });
    const form = await browser.follow(url, running.issuer);
    const fields = { email: 'client@example.com', password: DEMONSTRATION_PASSWORD };
    const posted = await post(running, browser, form.url, fields);
    const next = await browser.follow(posted.location ?? '', running.issuer);
    await pressButton(running, await next.response.text(), {}, browser);
  },
  'erasing the account': async ({ id }) => {
    const { kysely } = running.database;
    await askForDeletion(kysely, id);
    await kysely
      .updateTable('visitor')
      .set({ deletion_due: new Date(0) })
      .where('id', '=', id)
      .execute();
    await eraseDue(kysely);
  },
};

test.each(Object.entries(ends))('%s tells the client which session has ended', async (_, end) => {
  const who = await signedIn(email);
  received.length = 0;
  await end(who);
  const said = await told();
  expect(said).toMatchObject({
    sub: who.id,
    jti: expect.any(String),
    iat: expect.any(Number),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  expect(received.map((token) => decodeJwt(token).sid)).toContain(who.sid);
  expect(said).not.toHaveProperty('nonce');
});

test('a client that is away is told when it is back', async () => {
  const who = await signedIn('client@example.com');
  await leave();
  await who.browser.ask(`${running.issuer}v2/logout`);
  const tries = async () =>
    (await running.database.kysely.selectFrom('outgoing').select('tries').execute())[0]?.tries;
  await vi.waitFor(async () => expect(await tries()).toBeGreaterThanOrEqual(2), { timeout: 15_000 });
  received.length = 0;
  await listen();
  expect((await told()).sid).toBe(who.sid);
  await vi.waitFor(async () => expect(await tries()).toBeUndefined(), { timeout: 15_000 });
}, 40_000);
