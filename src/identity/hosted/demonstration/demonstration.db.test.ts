import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { DEMONSTRATION_PASSWORD, demonstrationPeople } from '../../demonstration.ts';
import { beginSignIn } from '../../testing/hosted-pages.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
/** The same accounts, served as somebody would in earnest. */
let earnest: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
  const port = await freePort();
  const issuer = `http://localhost:${port}/`;
  const env = {
    DATABASE_URL: running.database.url,
    IDENTITY_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  earnest = { ...running, issuer, ...(await serveIdentity(running.database.url, port, { env })) };
});
afterAll(async () => {
  await earnest.stop();
  await running.stop();
});

const whatIsKnown = [DEMONSTRATION_PASSWORD, ...demonstrationPeople.map(({ email }) => email)];

test.each([
  ['en', 'This is a demonstration.'],
  ['fr', 'Ceci est une démonstration.'],
  ['zh', '这是演示网站。'],
])('the sign-in page names the demonstration’s accounts and their password, in %s', async (lang, said) => {
  const { page } = await beginSignIn(running, { ui_locales: lang });
  for (const known of [said, ...whatIsKnown]) expect(page).toContain(known);
});

test('elsewhere it names none', async () => {
  const { page } = await beginSignIn(earnest);
  expect(page).toContain('>Sign in</h1>');
  for (const known of whatIsKnown) expect(page).not.toContain(known);
});

/** Posts an address, and opens the page that it leads to. */
async function sentPage(at: TestIdentity, path: string, headers: Readonly<Record<string, string>> = {}) {
  const flow = await beginSignIn(at);
  const { location } = await flow.post(path, {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a very quiet harbour',
  });
  if (!location) throw new Error(`${path} leads nowhere.`);
  return (await flow.browser.ask(location, { headers })).text();
}

const link = 'href="/mailbox"';
const paths = ['sign-up/<uid>', 'forgotten-password/<uid>', 'sign-in/<uid>/code'];

test.each(paths)('where a mail is spoken of, the demonstration leads to its mailbox: %s', async (path) => {
  expect(await sentPage(running, path)).toContain(link);
});

test.each(paths)('elsewhere no mailbox is spoken of: %s', async (path) => {
  expect(await sentPage(earnest, path)).not.toContain(link);
});

test('nor to those who come from another machine, who would find nothing there', async () => {
  const page = await sentPage(running, 'sign-in/<uid>/code', { 'x-forwarded-for': '203.0.113.7' });
  expect(page).not.toContain(link);
});
