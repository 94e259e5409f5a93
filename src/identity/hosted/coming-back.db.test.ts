import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { beginSignIn, DEMO_PASSWORD, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

const site = 'http://localhost:3000';
const other = {
  clientId: 'other',
  name: 'Another application',
  redirectUris: ['https://other.example/back'],
  logoutUris: [],
  origins: ['https://other.example'],
};

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ clients: [other] });
});
afterAll(() => running.stop());

const page = '/fr-fr/publications/pu1/titre?part=2#notes';
const password = 'four plain words here';

async function newPerson(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await createAccount(running.database.kysely, { email, emailVerified: true, passwordHash });
  return email;
}

/** Where the browser of a sign-up, or another, is led that confirms the address by the mailed link. */
async function confirmed(change: Readonly<Record<string, string>>, browser?: TestBrowser): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const flow = await beginSignIn(running, change);
  await flow.post('sign-up/<uid>', { email, password });
  // Hours later the flow has ended; the mail has not.
  await running.database.pool.query(`delete from oidc_model where model = 'Interaction'`);
  const { link } = await mailTo(running, email);
  const fields = browser ? { password } : {};
  const { location, body } = await followMail(running, link, fields, browser ?? flow.browser);
  if (!location) throw new Error(`The link leads nowhere: ${body}`);
  return location.href;
}

/** The site's page that signs in anew and leads on. */
const led = (callback: string) => `${site}${callback}${new URLSearchParams({ to: page })}`;

describe('Somebody who began to sign in on a page is led back there', () => {
  test('by the mailed link of a sign-up, hours later', async () => {
    expect(await confirmed({ return_to: page })).toBe(led('/auth/email-verified-callback?state=ok&'));
  });

  test('by the same link in another browser', async () => {
    const to = await confirmed({ return_to: page }, new TestBrowser());
    expect(to).toBe(led('/auth/email-verified-callback?state=ok&'));
  });

  test('by the link for another password', async () => {
    const email = await newPerson();
    const flow = await beginSignIn(running, { return_to: page });
    await flow.post('forgotten-password/<uid>', { email });
    const { link } = await mailTo(running, email);
    const { location } = await followMail(running, link, { password }, new TestBrowser());
    expect(location?.href).toBe(led('/auth/password-reset-callback?state=ok&'));
  });

  test('by the mail to somebody who signs up and has an account already', async () => {
    const email = await newPerson();
    const flow = await beginSignIn(running, { return_to: page });
    await flow.post('sign-up/<uid>', { email, password });
    const { link } = await mailTo(running, email);
    const { location } = await followMail(running, link, { password }, new TestBrowser());
    expect(location?.href).toBe(led('/auth/password-reset-callback?state=ok&'));
  });

  test('by the link that signs in, in another browser', async () => {
    const email = await newPerson();
    const flow = await beginSignIn(running, { return_to: page });
    await flow.post('sign-in/<uid>/code', { email });
    const browser = new TestBrowser();
    const { link } = await mailTo(running, email);
    const { location } = await followMail(running, link, {}, browser);
    expect(location?.href).toBe(led('/auth?'));
    const silent = await beginSignIn(running, { prompt: 'none' }, browser);
    expect(silent.url.searchParams.has('code')).toBe(true);
  });

  test('also on a page of another application, whose own it is', async () => {
    const client = { client_id: 'other', redirect_uri: 'https://other.example/back', audience: '' };
    const to = await confirmed({ ...client, return_to: 'https://other.example/reports/7' });
    expect(to).toBe('https://other.example/reports/7');
  });
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:3000@evil.example/',
  'http://user:secret@localhost:3000/',
  'http://localhost:3001/security',
  'https://other.example/reports/7',
  'http://localhost:30000/',
  `/${'x'.repeat(3_000)}`,
  '',
])('nobody is led to %s', async (wanted) => {
  expect(await confirmed({ return_to: wanted })).toBe(`${site}/auth/email-verified-callback?state=ok`);
});
