import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginSignIn, mailsTo, mailTo } from '../../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

const password = 'four plain words here';
const english = /Mails to this address were asked for too often[^<]*\d+ minutes/;

describe('whoever has asked for too many mails is told so, and none is sent', () => {
  test.each([
    ['sign-up/<uid>', 'en', english],
    ['forgotten-password/<uid>', 'en', english],
    ['sign-in/<uid>/code', 'en', english],
    ['sign-up/<uid>', 'fr', /Trop de messages ont été demandés pour cette adresse[^<]*\d+ minutes/],
    ['sign-up/<uid>', 'zh', /申请邮件的次数过多。[^<]*\d+分钟/],
  ])('%s, in %s: alike with an account and without', async (path, ui_locales, words) => {
    const flow = await beginSignIn(running, { ui_locales });
    const answers = [];
    for (const email of ['visitor@example.com', 'nobody@example.com']) {
      const before = (await mailsTo(running, email)).length;
      for (let time = 0; time < 5; time++)
        expect((await flow.post('forgotten-password/<uid>', { email })).status).toBe(303);
      const { status, body, headers } = await flow.post(path, { email, password });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(body).toMatch(words);
      expect(body).toMatch(new RegExp(`(?:id|name)="email"[^>]* value="${email}"`));
      answers.push(`${status} ${body.replaceAll(email, '')}`);
      if (email === 'visitor@example.com') await mailTo(running, email, before + 5);
      expect(await mailsTo(running, email)).toHaveLength(before + (email === 'visitor@example.com' ? 5 : 0));
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[0]).toMatch(/^429 /);
  });

  test('a network is told that it is the network, whatever the address', async () => {
    const flow = await beginSignIn(running);
    for (let time = 0; time < 30; time++)
      await flow.post('forgotten-password/<uid>', { email: `unknown-${time}@example.com` });
    const { status, body } = await flow.post('sign-in/<uid>/code', { email: 'visitor@example.com' });
    expect([status, body.includes('asked for from your network')]).toEqual([429, true]);
    expect(body).not.toContain('id="email-error"');
  });
});

describe('what a form has sent stays sent', () => {
  test.each([
    ['sign-up/<uid>', 'Look in your mailbox'],
    ['forgotten-password/<uid>', 'Look in your mailbox'],
    ['sign-in/<uid>/code', 'Enter the code'],
  ])('%s leads to a page that can be loaded again without another mail', async (path, title) => {
    const email = `reload-${path.replaceAll(/\W/g, '')}@example.com`;
    const flow = await beginSignIn(running);
    const sent = await flow.post(path, { email, password });
    expect([sent.status, sent.location?.search ?? '']).toEqual([303, '']);
    for (let time = 0; time < 2; time++) {
      const page = await flow.browser.ask(sent.location ?? '');
      const html = await page.text();
      expect([page.status, html.includes(`<h1>${title}</h1>`), html.includes(email)]).toEqual([
        200,
        true,
        true,
      ]);
      expect(html).toContain('Nothing there after a few minutes?');
    }
    const { rows } = await running.database.pool.query(
      `select sum(points) as points from attempt where key like 'mail:%'`,
    );
    expect(Number(rows[0].points)).toBe(1);
  });

  test('it can be read in another language', async () => {
    const flow = await beginSignIn(running);
    const { location } = await flow.post('sign-up/<uid>', { email: 'polyglot@example.com', password });
    const html = await (await flow.browser.ask(`${location}?lang=fr`)).text();
    expect(html).toContain('<h1>Consultez votre messagerie</h1>');
    expect(html).toContain('polyglot@example.com');
  });

  test('a new code is said to be new', async () => {
    const flow = await beginSignIn(running);
    const email = 'visitor@example.com';
    const first = await flow.submit('sign-in/<uid>/code', { email });
    expect(first.body).not.toContain('A new code was asked for');
    const second = await flow.submit('sign-in/<uid>/code', { step: 'again', email });
    expect(second.body).toMatch(/role="status"[^>]*>.*A new code was asked for/s);
  });

  test('without an address there is no code to enter', async () => {
    const flow = await beginSignIn(running);
    const answer = await flow.browser.ask(flow.at('sign-in/<uid>/code/enter'));
    expect(answer.headers.get('location')).toMatch(new RegExp(`^/sign-in/${flow.uid}/code\\?request=`));
  });
});
