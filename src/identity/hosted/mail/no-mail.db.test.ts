import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { post as callAsPage } from '../../compatibility/testing/calls.ts';
import { newOwner, PASSWORD } from '../../security/security.fixture.ts';
import { beginSignIn, post } from '../../testing/hosted-pages.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let demonstration: TestIdentity;
/** Served in earnest, with MAIL=off. */
let running: TestIdentity;
beforeAll(async () => {
  demonstration = await startTestIdentity();
  const port = await freePort();
  const issuer = `http://localhost:${port}/`;
  const { url } = demonstration.database;
  const env = { DATABASE_URL: url, IDENTITY_ORIGIN: issuer.slice(0, -1), MAIL: 'off' };
  running = { ...demonstration, issuer, ...(await serveIdentity(url, port, { env })) };
}, 60_000);
afterAll(async () => {
  await running.stop();
  await demonstration.stop();
});

const titles = {
  en: 'This cannot be done here',
  fr: 'Cette opération n’est pas possible ici',
  zh: '此处无法办理',
};
const languages = Object.entries(titles);
const pages = ['sign-up/<uid>', 'forgotten-password/<uid>', 'sign-in/<uid>/code', 'forgotten-password'];

test.each(languages)(
  'the sign-in page, in %s, offers no way that needs a mail, and says so',
  async (lang) => {
    const { page } = await beginSignIn(running, { ui_locales: lang });
    for (const address of ['/sign-up', '/forgotten-password', '/sign-in/code'])
      expect(page).not.toContain(address);
    const said = { en: 'sends no mail at present', fr: 'n’envoie pas de courriels', zh: '目前不发送邮件' }[
      lang
    ];
    expect(page).toContain(said);
  },
);

test.each(languages.flatMap(([lang, title]) => pages.map((path) => [path, lang, title] as const)))(
  '%s says in %s that it cannot be done, and promises no mail',
  async (path, lang, title) => {
    const flow = await beginSignIn(running, { ui_locales: lang });
    const address = new URL(flow.at(path));
    address.searchParams.set('lang', lang);
    const opened = await flow.browser.ask(address.href);
    expect([opened.status, await opened.text()]).toEqual([404, expect.stringContaining(title)]);
    const fields = { email: 'reader@example.org', password: PASSWORD };
    const posted = await post(running, flow.browser, address.href, fields);
    expect([posted.status, posted.location]).toEqual([404, null]);
    expect(posted.body).toContain(title);
  },
);

test('with a password people sign in, and find what cannot be changed', async () => {
  const owner = await newOwner(running, 'owner@example.org');
  const { html } = await owner.open('security');
  expect(html).not.toMatch(/action="[^"]*\/security\/(email|password)[?"]/);
  expect(html.match(/It cannot be changed at present/g)).toHaveLength(2);
  for (const form of ['security/email', 'security/password', 'security/confirm/send-code']) {
    const { status, html: page } = await owner.post(form, { email: 'new@example.org' });
    expect([form, status]).toEqual([form, 404]);
    expect(page).toContain(titles.en);
  }
});

test('an account that is locked promises no mail that unlocks it', async () => {
  const flow = await beginSignIn(running);
  let body = '';
  for (let tries = 0; tries < 11; tries++) {
    ({ body } = await flow.post('sign-in/<uid>', { email: 'locked@example.org', password: 'a wrong guess' }));
  }
  expect(body).toContain('Too many tries. Please wait');
  expect(body).not.toContain('mail that we sent');
});

test.each([
  [
    'co/authenticate',
    { credential_type: 'password', username: 'locked-by-call@example.org', password: 'a guess' },
  ],
  [
    'passwordless/verify',
    { connection: 'email', email: 'locked-by-code@example.org', verification_code: '000000' },
  ],
])('nor does the call %s', async (path, fields) => {
  const call = () =>
    callAsPage(running, path, fields, { origin: new URL(running.identity.settings.siteOrigin).origin });
  for (let tries = 0; tries < 10; tries++) expect((await call()).status).not.toBe(429);
  const { status, body } = await call();
  expect([status, body.error]).toEqual([429, 'too_many_attempts']);
  expect(body.error_description).not.toMatch(/\bmail\b/);
});

test.each([
  ['dbconnections/signup', { connection: 'Username-Password-Authentication', password: PASSWORD }],
  ['dbconnections/change_password', { connection: 'Username-Password-Authentication' }],
  ['passwordless/start', { connection: 'email', send: 'code' }],
])('the call %s is refused', async (path, fields) => {
  const response = await fetch(running.issuer + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'chancery-site', email: 'reader@example.org', ...fields }),
  });
  expect([response.status, await response.json()]).toEqual([
    501,
    { error: 'not_implemented', error_description: 'This provider sends no mail.' },
  ]);
});

test('no ticket was made for a mail that would not leave', async () => {
  const { rows } = await running.database.pool.query('select purpose from ticket');
  expect(rows.filter(({ purpose }) => purpose !== 'unlock')).toEqual([]);
  const browser = new TestBrowser();
  expect((await browser.ask(`${running.issuer}mailbox`)).status).toBe(404);
});
