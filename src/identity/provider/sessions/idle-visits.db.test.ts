import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover, request } from '../../testing/code-flow.ts';
import { beginSignIn, DEMO_PASSWORD } from '../../testing/hosted-pages.ts';
import { signIn, TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const email = 'client@example.com';
const right = { email, password: DEMO_PASSWORD };

/** Rows of every table that visitors could fill. */
async function rows(): Promise<number> {
  const { rows: counted } = await running.database.pool.query(
    `select (select count(*) from oidc_model) + (select count(*) from ticket) + (select count(*) from attempt)
       + (select count(*) from session_use) as count`,
  );
  return Number(counted[0].count);
}

test('four hundred who only open addresses leave nothing in the database', async () => {
  const before = await rows();
  const { url } = await request(await discover(running));
  for (let visit = 0; visit < 400; visit++) {
    const { status } = await fetch(url, { redirect: 'manual' });
    expect(status).toBe(303);
  }
  expect(await rows()).toBe(before);
});

test.each([
  ['the form of signing up', { screen_hint: 'signup' }, '/sign-up/'],
  ['the form of a forgotten password', { screen_hint: 'reset' }, '/forgotten-password/'],
  ['the form of a code by mail', { connection: 'email' }, '/code'],
  ['an address that is known', { login_hint: email }, '/sign-in/'],
])('nor does who reads %s, and loads it again in another language', async (_, change, path) => {
  const before = await rows();
  const flow = await beginSignIn(running, change);
  expect(flow.url.pathname).toContain(path);
  const again = new URL(flow.url);
  again.searchParams.set('lang', 'fr');
  const page = await flow.browser.ask(again);
  expect([page.status, (await page.text()).includes('<html lang="fr')]).toEqual([200, true]);
  expect(await rows()).toBe(before);
});

test('nor does who is asked silently, with no session or with one that has ended', async () => {
  const { url } = await request(await discover(running), { prompt: 'none' });
  const browser = new TestBrowser();
  const { url: address } = await request(await discover(running));
  await signIn(running, browser, address, right);
  const cookie = ['identity', 'identity.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
  await running.database.pool.query(`delete from oidc_model where model = 'Session'`);
  const before = await rows();
  for (const headers of [{}, { cookie }, { cookie }]) {
    const answer = await fetch(url, { redirect: 'manual', headers });
    expect(answer.headers.get('location')).toContain('error=login_required');
  }
  await fetch(address, { redirect: 'manual', headers: { cookie } });
  expect(await rows()).toBe(before);
});

test('the flow goes on from the address that carries it, in as many tabs as there are', async () => {
  const browser = new TestBrowser();
  const first = await beginSignIn(running, { ui_locales: 'fr' }, browser);
  const second = await beginSignIn(running, {}, browser);
  expect((await first.post('sign-in/<uid>', { email, password: 'wrong' })).status).toBe(422);
  expect((await second.finish(await second.post('sign-in/<uid>', right)))?.email).toBe(email);
});

test('a flow that is over is not begun anew by its address', async () => {
  const flow = await beginSignIn(running);
  await flow.finish(await flow.post('sign-in/<uid>', right));
  const back = await flow.browser.ask(flow.url);
  expect([back.status, (await back.text()).includes('You are signed in')]).toEqual([410, true]);
  expect((await flow.post('sign-in/<uid>', right)).status).toBe(410);
});

test('an address is worth nothing in another browser, with another flow, or altered', async () => {
  const [one, other] = [await beginSignIn(running), await beginSignIn(running)];
  expect((await fetch(one.url)).status).toBe(410);
  const swapped = new URL(one.url);
  swapped.search = other.url.search;
  expect((await one.browser.ask(swapped)).status).toBe(410);
  const altered = new URL(one.url);
  const request = altered.searchParams.get('request') ?? '';
  // In the middle: the last letter of Base64 has bits that say nothing.
  altered.searchParams.set(
    'request',
    `${request.slice(0, 5)}${request[5] === 'x' ? 'y' : 'x'}${request.slice(6)}`,
  );
  expect((await one.browser.ask(altered)).status).toBe(410);
  expect((await one.browser.ask(`${running.issuer}sign-in/${one.uid}`)).status).toBe(410);
  expect((await one.browser.ask(one.url)).status).toBe(200);
});

test('somebody signed in who is asked anew, and signs out meanwhile, has to start again', async () => {
  const browser = new TestBrowser();
  const { url } = await request(await discover(running));
  await signIn(running, browser, url, right);
  const flow = await beginSignIn(running, { prompt: 'login' }, browser);
  expect((await browser.ask(flow.url)).status).toBe(200);
  await browser.ask(`${running.issuer}v2/logout`);
  expect((await browser.ask(flow.url)).status).toBe(410);
});

test('a request that no address holds is refused at the client', async () => {
  const { url } = await request(await discover(running), { login_hint: 'x'.repeat(6_000) });
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  expect(back.origin).toBe('http://localhost:3000');
  expect(back.searchParams.get('error')).toBe('invalid_request');
});
