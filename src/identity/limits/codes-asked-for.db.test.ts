import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newOwner } from '../security/security.fixture.ts';
import { beginSignIn, mailTo, post } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

let people = 0;

describe('codes by mail', () => {
  /** The form for a code, from a network. */
  const ask = (flow: Awaited<ReturnType<typeof beginSignIn>>, email: string, ip: string) =>
    post(
      running,
      flow.browser,
      flow.at('sign-in/<uid>/code'),
      { email },
      {
        origin: new URL(running.issuer).origin,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ip,
      },
    );

  test('that a stranger has asked for elsewhere leave the owner their own five', async () => {
    const email = `owner-${++people}@example.com`;
    const flow = await beginSignIn(running);
    for (let time = 0; time < 5; time++) expect((await ask(flow, email, '203.0.113.1')).status).toBe(303);
    expect((await ask(flow, email, '203.0.113.1')).status).toBe(429);
    expect((await ask(flow, email, '203.0.113.2')).status).toBe(303);
  });

  test('are bounded for an address in all, but for a browser that it has signed in in', async () => {
    const { email, browser } = await newOwner(running, `owner-${++people}@example.com`);
    await browser.ask(`${running.issuer}v2/logout`);
    const flow = await beginSignIn(running);
    for (let time = 0; time < 8; time++)
      expect((await ask(flow, email, `203.0.113.${time}`)).status).toBe(303);
    const refused = await ask(flow, email, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    const own = await beginSignIn(running, {}, browser);
    for (let time = 0; time < 5; time++) expect((await ask(own, email, '203.0.113.9')).status).toBe(303);
    expect((await ask(own, email, '203.0.113.10')).status).toBe(429);
  });

  test.each([
    ['en', 'asked for too often'],
    ['fr', 'Trop de messages ont été demandés'],
    ['zh', '申请邮件的次数过多'],
  ])(
    'which are refused leave, in %s, the field in which the newest one signs in',
    async (language, words) => {
      const email = `owner-${++people}@example.com`;
      const flow = await beginSignIn(running, { ui_locales: language });
      for (let time = 0; time < 5; time++) await ask(flow, email, '203.0.113.1');
      const { subject } = await mailTo(running, email, 5);
      const refused = await ask(flow, email, '203.0.113.1');
      expect([refused.status, refused.body.includes(words)]).toEqual([429, true]);
      expect(refused.body).toMatch(/<input[^>]* name="code"/);
      const code = /\d{6}/.exec(subject)?.[0] ?? '';
      expect((await flow.post('sign-in/<uid>/code', { step: 'enter', email, code })).status).toBe(303);
    },
  );
});
