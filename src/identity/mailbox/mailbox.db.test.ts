import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { mailboxPage, messagePage } from './mailbox-page.tsx';

const mail = {
  to: 'reader@example.com',
  subject: 'Fish & <chips>',
  text: 'Open http://localhost:3001/unlock?ticket=abc today',
  html: '<!DOCTYPE html><html><head><title>x</title></head><body style="color:red"><a href="/x">x</a></body></html>',
};

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
  await running.identity.mailer.send(mail);
});
afterAll(() => running.stop());

const open = (path: string, accept = 'text/html') =>
  fetch(`${running.issuer}${path}`, { headers: { accept } });

test('programs read every field of every mail', async () => {
  const answer = await open('mailbox', 'application/json');
  const [message] = (await answer.json()) as Record<string, unknown>[];
  const { to, ...content } = mail;
  expect(message).toMatchObject({ ...content, recipient: to });
  expect(Date.parse(String(message?.sent_at))).not.toBeNaN();
  const one = await open(`mailbox/${message?.id}`, 'application/json');
  expect(await one.json()).toEqual(message);
});

test('an empty mailbox says so, and has no list', () => {
  const page = mailboxPage([], { siteOrigin: 'http://localhost:3000', theme: undefined });
  expect(page).toContain('No mail has been sent yet.');
  expect(page).not.toContain('<ol');
});

const message = {
  id: 1,
  sent_at: new Date('2026-11-22T09:14:05Z'),
  sender: 'firm@example.com',
  recipient: mail.to,
  subject: '您的密码已更改',
  text: mail.text,
  html: mail.html.replace('<html>', '<html lang="zh-CN">'),
  message_id: null,
  unsubscribe_url: null,
};

test('a letter’s subject is read out in its own language, and its time is one that people write', () => {
  const reader = { siteOrigin: 'http://x', theme: undefined };
  for (const page of [mailboxPage([message], reader), messagePage(message, reader)]) {
    expect(page).toMatch(/lang="zh-CN"[^>]*>您的密码已更改</);
    expect(page).toContain('>22 November 2026 at 09:14 UTC<');
  }
});

test('people see the list, and a mail with its links', async () => {
  const list = await (await open('mailbox')).text();
  expect(list).toContain('Fish &amp; &lt;chips&gt;');
  const [, path = ''] = list.match(/href="\/(mailbox\/\d+)"/) ?? [];
  const page = await (await open(path)).text();
  expect(page).toContain('<a href="http://localhost:3001/unlock?ticket=abc">');
});

test('the letter is shown in a frame that may do nothing but lead on', async () => {
  const [, path = ''] = (await (await open('mailbox')).text()).match(/href="\/(mailbox\/\d+)"/) ?? [];
  const letter = await open(`${path}/letter`);
  expect(letter.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(letter.headers.get('content-security-policy')).toContain(
    'sandbox allow-top-navigation-by-user-activation',
  );
  expect(await letter.text()).toContain('<base target="_top">');
});

test.each([
  ['a name that was made to lead here', { host: 'rebound.example' }],
  ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
])('whoever comes by %s sees nothing', async (_, headers) => {
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${running.issuer}mailbox`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
  expect(status).toBe(404);
});

test.each(['mailbox/0', 'mailbox/x', 'mailbox/99999999999999999999/letter'])(
  '%s is not there',
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);
