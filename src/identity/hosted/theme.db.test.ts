import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

/** What a page says of its colours before anything is drawn. */
function colours(page: string): string {
  const chosen = /<html[^>]* data-theme="([^"]*)"/.exec(page)?.[1] ?? 'none';
  return `${chosen}, ${/<meta name="color-scheme" content="([^"]*)"/.exec(page)?.[1]}`;
}

const shown = async (browser: TestBrowser, path: string) =>
  colours(await (await browser.ask(running.issuer + path, { headers: { accept: 'text/html' } })).text());

test.each(['light', 'dark'])('the %s scheme of the site is that of the sign-in page', async (theme) => {
  const { page } = await beginSignIn(running, { theme });
  expect(colours(page)).toBe(`${theme}, ${theme}`);
});

test('it stays: on error pages, and on what mails lead to', async () => {
  const flow = await beginSignIn(running, { theme: 'dark' });
  expect(await shown(flow.browser, 'nowhere')).toBe('dark, dark');
  expect(await shown(flow.browser, 'authorize?client_id=nobody')).toBe('dark, dark');
  expect(await shown(flow.browser, 'unlock?ticket=x')).toBe('dark, dark');
  expect(await shown(flow.browser, 'mailbox')).toBe('dark, dark');
  const email = `${crypto.randomUUID()}@example.com`;
  await flow.post('sign-up/<uid>', { email, password: 'four plain words here' });
  const { link } = await mailTo(running, email);
  expect(await shown(flow.browser, link.slice(running.issuer.length))).toBe('dark, dark');
  expect((await followMail(running, link, {}, flow.browser)).status).toBe(303);
  expect(await shown(flow.browser, 'security')).toBe('dark, dark');
});

test('who has chosen nothing, or the system’s again, sees the system’s', async () => {
  const browser = new TestBrowser();
  const began = async (change: Readonly<Record<string, string>>) =>
    colours((await beginSignIn(running, change, browser)).page);
  expect(await began({})).toBe('none, light dark');
  expect(await began({ theme: 'dark' })).toBe('dark, dark');
  expect(await began({})).toBe('dark, dark');
  expect(await began({ theme: 'system' })).toBe('none, light dark');
  expect(await began({})).toBe('none, light dark');
});

test.each(['"><script>', 'DARK', 'dark light', 'constructor', ''])(
  'the theme “%s” is none, and no cookie keeps it',
  async (theme) => {
    const browser = new TestBrowser();
    const { page } = await beginSignIn(running, { theme }, browser);
    expect(colours(page)).toBe('none, light dark');
    expect(browser.cookie('identity-theme')).toBeUndefined();
  },
);

test('a cookie that somebody wrote by hand is no theme', async () => {
  const answer = await fetch(`${running.issuer}nowhere`, {
    headers: { accept: 'text/html', cookie: 'identity-theme=x"onload=alert(1)' },
  });
  expect(colours(await answer.text())).toBe('none, light dark');
});

test('the cookie is out of scripts’ reach, and stays with the browser', async () => {
  const answer = await fetch(`${running.issuer}nowhere?theme=dark`);
  const set = answer.headers.getSetCookie().find((one) => one.startsWith('identity-theme='));
  expect(set).toMatch(/^identity-theme=dark; Path=\/; Max-Age=\d{8}; SameSite=Lax; HttpOnly$/);
});
