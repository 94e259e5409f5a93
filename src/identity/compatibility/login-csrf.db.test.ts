import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../security/security.fixture.ts';
import { askForTokens, discover, request, tokensFor } from '../testing/code-flow.ts';
import { beginSignIn, post as submit } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { attackersSecrets } from './testing/attackers-secrets.ts';
import { otherClient } from './testing/calls.ts';

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
const {
  attacker,
  crossOrigin,
  ticketOf,
  signUpLink,
  signInLink,
  resetLink,
  addressLink,
  codeFields,
  typedFields,
  wresult,
} = attackersSecrets(() => running);

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
