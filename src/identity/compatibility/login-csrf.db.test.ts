import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueCode } from '../accounts/tickets.ts';
import { newOwner, PASSWORD } from '../security/security.fixture.ts';
import { askForTokens, discover, request, tokensFor } from '../testing/code-flow.ts';
import { beginSignIn, mailTo, post as submit } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { otherClient, SITE } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ clients: [otherClient] });
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

/** What the attacker gives the victim: the address of a link, or of a form with its fields. */
interface Bait {
  readonly url: string | URL;
  readonly fields?: Readonly<Record<string, string>>;
  /** What the victim's browser opens before. */
  readonly first?: string | URL;
}

const at = (path: string, search: Record<string, string> = {}) =>
  `${running.issuer}${path}?${new URLSearchParams(search)}`;
let people = 0;
const attacker = () => newOwner(running, `attacker-${++people}@example.com`);

/** The attacker's own ticket and verifier of a client, and the request at `/authorize` that would take them. */
async function crossOrigin(clientId: 'chancery-site' | 'other-client') {
  const { email } = await attacker();
  const isOther = clientId === 'other-client';
  const origin = isOther ? (otherClient.origins[0] ?? '') : SITE;
  const said = await fetch(`${running.issuer}co/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      client_id: clientId,
      username: email,
      password: PASSWORD,
      credential_type: 'password',
    }),
  });
  const { login_ticket, co_verifier } = (await said.json()) as Record<string, string>;
  const back = isOther ? { redirect_uri: otherClient.redirectUris[0] ?? '' } : {};
  const { url } = await request(await discover(running, clientId), {
    ...back,
    login_ticket: login_ticket ?? '',
  });
  const withVerifier = new URL(url);
  withVerifier.searchParams.set('co_verifier', co_verifier ?? '');
  return { url, withVerifier };
}

/** The ticket of a link that was mailed to the attacker. */
const ticketOf = (link: string) => ({ ticket: new URL(link).searchParams.get('ticket') ?? '' });

async function signUpLink() {
  const email = `signs-up-${++people}@example.com`;
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email, password: PASSWORD });
  return (await mailTo(running, email)).link;
}

async function mailedLink(ask: (owner: Awaited<ReturnType<typeof attacker>>) => Promise<string>) {
  return (await mailTo(running, await ask(await attacker()))).link;
}
const signInLink = () =>
  mailedLink(async ({ email }) => {
    const flow = await beginSignIn(running);
    await flow.post('sign-in/<uid>/code', { email });
    return email;
  });
const resetLink = () =>
  mailedLink(async ({ email, post }) => {
    await post('security/password');
    return email;
  });
const addressLink = () =>
  mailedLink(async ({ email, post }) => {
    await post('security/email', { email: `new-${email}` });
    return `new-${email}`;
  });

async function codeFields() {
  const { email } = await attacker();
  const code = await issueCode(running.database.kysely, { purpose: 'sign-in', email });
  const { url } = await request(await discover(running));
  return { ...Object.fromEntries(url.searchParams), connection: 'email', email, verification_code: code };
}

async function typedFields() {
  const { email } = await attacker();
  const { url } = await request(await discover(running));
  const connection = 'Username-Password-Authentication';
  return { ...Object.fromEntries(url.searchParams), connection, username: email, password: PASSWORD };
}

async function wresult() {
  const own = { origin: new URL(running.issuer).origin, 'sec-fetch-site': 'same-origin' };
  const typed = await typedFields();
  const { body } = await submit(
    running,
    new TestBrowser(),
    `${running.issuer}usernamepassword/login`,
    typed,
    own,
  );
  return { wa: 'wsignin1.0', wresult: /name="wresult" value="([^"]+)"/.exec(body)?.[1] ?? '', wctx: '{}' };
}

const baits: Readonly<Record<string, () => Promise<Bait>>> = {
  'a ticket of the client’s form': async () => ({ url: (await crossOrigin('chancery-site')).url }),
  'a ticket with its verifier, of a client without a page for it': async () => ({
    url: (await crossOrigin('chancery-site')).withVerifier,
  }),
  'a ticket with its verifier, of a client with a page for it': async () => ({
    url: (await crossOrigin('other-client')).withVerifier,
  }),
  'a ticket with its verifier, after our fallback page was shown': async () => {
    const { url, withVerifier } = await crossOrigin('other-client');
    return { first: url, url: withVerifier };
  },
  'a ticket with its verifier and the mark of the attacker’s fallback page': async () => {
    const { url, withVerifier } = await crossOrigin('other-client');
    const page = await (await new TestBrowser().ask(url)).text();
    withVerifier.searchParams.set('co_page', /data-page="([^"]+)"/.exec(page)?.[1] ?? 'none');
    return { first: url, url: withVerifier };
  },
  'the end of a sign-in that the attacker made': async () => {
    const { email } = await attacker();
    const flow = await beginSignIn(running);
    const { location } = await flow.post('sign-in/<uid>', { email, password: PASSWORD });
    return { url: location ?? '' };
  },
  'the form of a sign-in that the attacker began': async () => {
    const { email } = await attacker();
    return { url: (await beginSignIn(running)).url, fields: { email, password: PASSWORD } };
  },
  'a mailed link that signs in': async () => ({ url: await signInLink() }),
  'the form of a mailed link that signs in': async () => ({
    url: at('sign-in/link'),
    fields: ticketOf(await signInLink()),
  }),
  'a mailed link of a sign-up': async () => ({ url: await signUpLink() }),
  'the form of a mailed link of a sign-up': async () => ({
    url: at('verify-email'),
    fields: { ...ticketOf(await signUpLink()), password: PASSWORD },
  }),
  'a mailed link for a new password': async () => ({ url: await resetLink() }),
  'the form of a mailed link for a new password': async () => ({
    url: at('reset-password'),
    fields: { ...ticketOf(await resetLink()), password: 'a wholly new one' },
  }),
  'a mailed link for another address': async () => ({ url: await addressLink() }),
  'the form of a mailed link for another address': async () => ({
    url: at('change-email'),
    fields: { ...ticketOf(await addressLink()), password: PASSWORD },
  }),
  'a link with a mailed code': async () => ({ url: at('passwordless/verify_redirect', await codeFields()) }),
  'a form with a mailed code': async () => ({
    url: at('passwordless/verify_redirect'),
    fields: await codeFields(),
  }),
  'the form of /usernamepassword/login': async () => ({
    url: at('usernamepassword/login'),
    fields: await typedFields(),
  }),
  'the form of /login/callback': async () => ({ url: at('login/callback'), fields: await wresult() }),
  'a link to /login/callback': async () => ({ url: at('login/callback', await wresult()) }),
  'the form of /co/authenticate': async () => ({
    url: at('co/authenticate'),
    fields: { ...(await typedFields()), credential_type: 'password' },
  }),
};

/** Opens the link, or has a page of another site post the form; also one that hides where it is. */
async function take(browser: TestBrowser, { first, url, fields }: Bait): Promise<void> {
  if (first) await browser.ask(first);
  if (!fields) {
    await browser.ask(url, { method: 'HEAD' });
    await browser.follow(url, running.issuer);
    return;
  }
  for (const origin of ['https://evil.example', 'null']) {
    const sent = await submit(running, browser, url, fields, { origin, 'sec-fetch-site': 'cross-site' });
    if (sent.location) await browser.follow(sent.location, running.issuer);
  }
}

const signedIn = async (browser: TestBrowser) => {
  const { url, exchange } = await request(await discover(running), { prompt: 'none' });
  const back = new URL((await browser.ask(url)).headers.get('location') ?? '', running.issuer);
  return back.searchParams.has('code') ? (await exchange(back)).claims()?.email : null;
};

test.each(Object.keys(baits))('%s signs nobody in, and ends nobody’s session', async (name) => {
  const bait = baits[name];
  if (!bait) throw new Error(name);
  const newcomer = new TestBrowser();
  await take(newcomer, await bait());
  expect(await signedIn(newcomer)).toBeNull();

  const victim = new TestBrowser();
  const email = 'visitor@example.com';
  const { refresh_token } = await tokensFor(running, { browser: victim, email });
  await take(victim, await bait());
  expect(await signedIn(victim)).toBe(email);
  expect((await askForTokens(running, { grant_type: 'refresh_token', refresh_token })).status).toBe(200);
});
