/** What the identity provider of another firm's site says: no page of it and no mail names the demonstration's firm. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteLocales } from '../i18n/locales.ts';
import type { TestIdentity } from './testing/start-test-identity.ts';

const ours = /fenwarden|芬沃登/i;
const address = 'jane@example.com';

let directory: string;
let running: TestIdentity;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-firm-'));
  const file = join(directory, 'firm.json');
  const own = await readFile('src/platform/settings/demonstration-firm.json', 'utf8');
  const others = own
    .replaceAll('fenwardenlisle.example', 'firm.example')
    .replaceAll('Fenwarden Lisle', 'Example & Partners')
    .replaceAll('芬沃登', '示例')
    .replaceAll(/fenwarden/gi, 'example');
  await writeFile(file, others);
  // It is read once, by the module that has it.
  vi.stubEnv('FIRM_FILE', file);
  vi.resetModules();
  const { startTestIdentity } = await import('./testing/start-test-identity.ts');
  running = await startTestIdentity();
});
afterAll(async () => {
  await running.stop();
  vi.unstubAllEnvs();
  // The next file is to load its own firm again.
  vi.resetModules();
  await rm(directory, { recursive: true });
});

test('every mail names the firm of FIRM_FILE, and no other', async () => {
  const letters = Object.entries(await import('../mail/letters.ts'));
  expect(letters.length).toBeGreaterThan(15);
  const values = {
    link: 'https://id.firm.example/verify-email?ticket=a',
    email: address,
    other: 'j.doe@example.org',
    code: '012345',
    name: 'Phone',
    when: 'today',
    device: 'Chrome',
  };
  for (const [name, write] of letters) {
    for (const locale of siteLocales) {
      const { subject, text, html } = write(locale, values);
      expect([name, locale, ours.test(subject + text + html)]).toEqual([name, locale, false]);
      expect(text).toContain(locale === 'zh-cn' ? '示例' : 'Example & Partners');
    }
  }
});

test.each(['en', 'fr', 'zh'])(
  'every page of a sign-in in %s names the firm of FIRM_FILE, and no other',
  async (lang) => {
    const { beginSignIn, mailTo } = await import('./testing/hosted-pages.ts');
    const flow = await beginSignIn(running, { ui_locales: lang });
    const pages = [
      ...['sign-in', 'sign-up', 'forgotten-password'].map((page) => `${page}/<uid>`),
      'sign-in/<uid>/code',
      ...['verify-email', 'reset-password', 'change-email', 'unlock', 'sign-in/link'].map(
        (page) => `${page}?ticket=none&lang=${lang}`,
      ),
      `security?lang=${lang}`,
      `nothing-here?lang=${lang}`,
      `authorize?client_id=nobody&ui_locales=${lang}`,
      'mailbox',
    ];
    const email = `${lang}.${address}`;
    const password = 'four plain words here';
    const sent = await flow.submit('sign-up/<uid>', {
      email,
      password,
      given_name: 'Jane',
      family_name: 'Doe',
    });
    const texts = [['sign-up sent', sent.body]];
    for (const page of pages) {
      const answer = await flow.browser.ask(flow.at(page));
      texts.push([page, await answer.text()]);
    }
    texts.push(['the mail', JSON.stringify(await mailTo(running, email))]);
    expect(texts.filter(([, text]) => ours.test(String(text))).map(([page]) => page)).toEqual([]);
    for (const [page, text] of texts.slice(0, 5))
      expect([page, /Example &amp; Partners|示例/.test(String(text))]).toEqual([page, true]);
  },
);
