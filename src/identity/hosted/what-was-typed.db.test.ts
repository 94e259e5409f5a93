import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignIn, DEMO_PASSWORD, post } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const email = 'Noemie@example.com';
const password = 'four plain words here';
const buttons = (html: string) => html.match(/<button[^>]*>|<input[^>]* type="submit"[^>]*>/g) ?? [];
const typedIn = (html: string, name: string) =>
  html.match(new RegExp(`id="${name}"[^>]* value="([^"]*)"`))?.[1];

test('after a mail was sent, name and address are there to be corrected, the password is not', async () => {
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email, password, given_name: 'Noémie', family_name: 'Bell' });
  const html = await (await flow.browser.ask(flow.at('sign-up/<uid>'))).text();
  expect(['email', 'given_name', 'family_name'].map((name) => typedIn(html, name))).toEqual([
    email,
    'Noémie',
    'Bell',
  ]);
  expect(html).not.toContain(password);
});

test.each([
  ['sign-in/<uid>', { password: 'secret words' }, 'Connexion'],
  ['sign-up/<uid>', { password: 'secret words', given_name: 'Noémie' }, 'Inscription'],
  ['forgotten-password/<uid>', {}, 'Mot de passe oublié'],
  ['sign-in/<uid>/code', {}, 'Connexion par courriel'],
])('at %s the languages are buttons that take along what was typed', async (path, typed, title) => {
  const flow = await beginSignIn(running, { screen_hint: '' });
  const page = await (await flow.browser.ask(flow.at(path))).text();
  expect(buttons(page)).toContainEqual(
    expect.stringMatching(/(?=.* form="typed")(?=.* name="lang").* value="fr"/),
  );
  const { body } = await flow.submit(path, { email, ...typed, lang: 'fr' });
  expect(body).toContain('<html lang="fr-FR">');
  expect(body).toMatch(new RegExp(`<h1>${title}`));
  expect(typedIn(body, 'email')).toBe(email);
  expect(typedIn(body, 'given_name')).toBe(
    'given_name' in typed ? typed.given_name : path.startsWith('sign-up') ? '' : undefined,
  );
  expect(body).not.toContain('secret words');
});

test('the Enter key sends the form and changes no language: the first button has no name', async () => {
  const { page } = await beginSignIn(running);
  const [first] = buttons(page);
  expect(first).toContain(' form="typed"');
  expect(first).not.toContain('name=');
});

test.each([
  ['/forgotten-password', 'Forgotten your password?'],
  ['/sign-in/code', 'Sign in by mail'],
  ['/sign-up', 'Sign up'],
])('the way from the sign-in form to %s takes the address along', async (go, title) => {
  const flow = await beginSignIn(running);
  expect(buttons(flow.page)).toContainEqual(
    expect.stringMatching(new RegExp(`(?=.* form="typed")(?=.* name="go").* value="${go}"`)),
  );
  const { body } = await flow.submit('sign-in/<uid>', { email, password: '', go });
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(typedIn(body, 'email')).toBe(email);
});

test('a way that no page has is none', async () => {
  const flow = await beginSignIn(running);
  const answer = await flow.post('sign-in/<uid>', { email, password: '', go: 'https://elsewhere.example' });
  expect([answer.status, answer.location]).toEqual([422, null]);
});

test('who may not have confirmed the address yet is told to, whether there is an account or not', async () => {
  const flow = await beginSignIn(running);
  for (const who of ['visitor@example.com', 'nobody@example.com']) {
    const { body } = await flow.post('sign-in/<uid>', { email: who, password: 'wrong' });
    expect(body).toContain('Just signed up? Confirm your address first');
    expect(body).toMatch(/<button[^>]*value="\/sign-up"[^>]*>Sign up again for a new mail/);
  }
  expect(flow.page).not.toContain('Just signed up?');
});

test('after an error the summary has the focus, and the page can be skipped to', async () => {
  const flow = await beginSignIn(running);
  const { body } = await flow.post('sign-in/<uid>', { email: 'x', password: '' });
  expect(body).toMatch(/<div[^>]* role="alert" tabindex="-1" autofocus=""/);
  expect(body).toMatch(/<a [^>]*href="#content">Skip to content<\/a>/);
  expect(body).toContain('<main id="content"');
});

test('a flow that has ended speaks the language of the page before, and tells who is signed in', async () => {
  const flow = await beginSignIn(running, { ui_locales: 'zh-CN' });
  const signIn = { email: 'visitor@example.com', password: DEMO_PASSWORD };
  const page = flow.at('sign-in/<uid>');
  await flow.finish(await post(running, flow.browser, page, signIn));
  const again = await flow.browser.ask(page);
  const html = await again.text();
  expect(again.status).toBe(410);
  expect(html).toContain('<h1>您已登录</h1>');
  expect(html).toContain('visitor@example.com');
  expect(html).toContain('href="http://localhost:3000/zh-cn/auth/profile"');
});

test('to a browser that has seen no page yet it speaks the language that the browser asks for', async () => {
  const headers = { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' };
  const answer = await new TestBrowser().ask(`${running.issuer}sign-in/none`, { headers });
  expect(await answer.text()).toContain('<h1>Cette connexion a pris fin</h1>');
});

test.each([
  ['sign-in/link?ticket=x&lang=zh', '登录'],
  ['unlock?ticket=x&lang=fr', 'Se connecter'],
])('%s is a link that is too old, and leads to where another is asked for', async (path, words) => {
  const html = await (await new TestBrowser().ask(running.issuer + path)).text();
  expect(html).toMatch(
    new RegExp(`<a href="http://localhost:3000/(zh-cn|fr-fr)/auth/profile"[^>]*>${words}</a>`),
  );
});

test('the second factor can be asked for in another language, after the first', async () => {
  const who = 'editor@example.com';
  await running.database.pool.query('update account set second_factor = true where email = $1', [who]);
  const flow = await beginSignIn(running);
  const inFrench = flow.at('sign-in/<uid>/second-factor?lang=fr');
  expect((await flow.browser.ask(inFrench)).status).toBe(410);
  const { body } = await flow.post('sign-in/<uid>', { email: who, password: DEMO_PASSWORD });
  const [step = 'none'] = body.match(/name="step" value="[^"]+"/) ?? [];
  const translated = await (await flow.browser.ask(inFrench)).text();
  expect(translated).toContain('<h1>Encore une étape</h1>');
  expect(translated).toContain(step);
});
