import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignIn, followMail, mailTo, post } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { newOwner, ownersBrowser, putPasskey } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

/** `node` has no name that we know. */
const unknown = 'A browser we do not know';
const now = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());

type Owner = Awaited<ReturnType<typeof newOwner>>;

const acts: Readonly<Record<string, (owner: Owner) => Promise<string>>> = {
  'a password that was changed': async ({ email }) => {
    const flow = await beginSignIn(running);
    await flow.post('forgotten-password/<uid>', { email });
    await followMail(running, (await mailTo(running, email)).link, { password: 'a wholly new one' });
    return (await mailTo(running, email, 2)).text;
  },
  'another address that was asked for': async ({ email, post: send }) => {
    await send('security/email', { email: `new-${email}` });
    return (await mailTo(running, email)).text;
  },
  'an address that was changed': async ({ email, post: send, browser }) => {
    await send('security/email', { email: `new-${email}` });
    await mailTo(running, email);
    await followMail(running, (await mailTo(running, `new-${email}`)).link, {}, browser);
    return (await mailTo(running, email, 2)).text;
  },
  'a passkey that was removed': async ({ id, email, post: send }) => {
    await putPasskey(running, id, `key of ${email}`);
    await send('security/passkeys/remove', { id: `key of ${email}` });
    return (await mailTo(running, email)).text;
  },
};

test.each(Object.keys(acts))('%s: the mail says when, in which zone, and with what', async (name) => {
  const owner = await newOwner(running, `${name.replaceAll(' ', '-')}@example.com`);
  const text = (await acts[name]?.(owner)) ?? '';
  expect(text).toMatch(new RegExp(`Time: ${now()} at \\d\\d:\\d\\d UTC\\. Device: ${unknown}\\.`));
});

test.each(Object.keys(acts).filter((name) => name !== 'an address that was changed'))(
  '%s: the mail leads to where a link for another password is asked for',
  async (name) => {
    const owner = await newOwner(running, `leads-${name.replaceAll(' ', '-')}@example.com`);
    const text = (await acts[name]?.(owner)) ?? '';
    const [link = ''] = text.match(/https?:\S+/) ?? [];
    expect(link).toBe(`${running.issuer}forgotten-password?lang=en&client_id=chancery-site`);
  },
);

test('the device is named as the list of sessions names it, in the language of the mail', async () => {
  const owner = await newOwner(running, 'device@example.com');
  await putPasskey(running, owner.id, 'device');
  await owner.browser.ask(`${running.issuer}security/passkeys/remove?lang=fr`, {
    method: 'POST',
    body: new URLSearchParams({ id: 'device' }),
    headers: {
      origin: new URL(running.issuer).origin,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  });
  const { text } = await mailTo(running, 'device@example.com');
  expect(text).toContain('Appareil\u202f: Firefox sur Linux.');
});

test('an address without a sign-in under way takes an email address, and mails the link', async () => {
  await newOwner(running, 'warned@example.com');
  const browser = new TestBrowser();
  const address = 'forgotten-password?lang=fr&client_id=chancery-site';
  const page = await ownersBrowser(running, browser).open(address);
  expect(page.html).toContain('Mot de passe oublié\u202f?</h1>');
  const wrong = await post(running, browser, address, { email: 'no address' });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="no address"');
  const answers = [];
  for (const email of ['warned@example.com', 'nobody@example.com']) {
    const { status, body } = await post(running, browser, address, { email });
    answers.push({ status, body: body.replaceAll(email, 'somebody') });
  }
  expect(answers[0]?.status).toBe(200);
  expect(answers[0]).toEqual(answers[1]);
  const { link } = await mailTo(running, 'warned@example.com');
  expect(new URL(link).pathname).toBe('/reset-password');
});

test('it fills nobody’s mailbox', async () => {
  const { post: send } = ownersBrowser(running);
  const answers = [];
  for (let mail = 0; mail < 6; mail++)
    answers.push((await send('forgotten-password', { email: 'much@example.com' })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
