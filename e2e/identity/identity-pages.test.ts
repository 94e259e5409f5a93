import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountByEmail } from '../../src/identity/accounts/accounts.ts';
import { issueTicket, type TicketPurpose } from '../../src/identity/accounts/tickets.ts';
import { putPasskey } from '../../src/identity/security/security.fixture.ts';
import { axeFaults, type Look } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, ownersForFile } from '../testing/for-file.ts';
import { htmlValidator } from '../testing/html-validator.ts';
import { lostText } from '../testing/lost-text.ts';
import { fillSignInForm } from '../testing/sign-in.ts';

const { site, people } = await ownersForFile();
const { openPage, inTabs } = await browserForFile(site.identityOrigin);

const languages = ['en', 'fr', 'zh'] as const;
type Language = (typeof languages)[number];

/** An authorization request as the site makes it. */
function authorization(language: Language): string {
  return `/authorize?${new URLSearchParams({
    client_id: 'chancery-site',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${site.origin}/auth`,
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ui_locales: language,
  })}`;
}

/** Opens the sign-in page; returns the address of another page of the same flow. */
async function begin(page: Page, language: Language): Promise<(path: string) => string> {
  await page.goto(authorization(language));
  const { pathname, search } = new URL(page.url());
  return (path) => path.replace('<uid>', pathname.split('/')[2] ?? '') + search;
}

/** Sends the page's first form, with its fields as they are. */
async function send(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.locator('main form button:not([name])').first().click(),
  ]);
}

async function openWithTicket(
  page: Page,
  path: string,
  purpose: TicketPurpose,
  language: Language,
  who: string = people.visitor.email,
) {
  const account = await accountByEmail(site.database.kysely, who);
  const { email = '', id = null } = account ?? {};
  const ticket = await issueTicket(site.database.kysely, { purpose, email, accountId: id, data: { email } });
  await page.goto(`${path}?${new URLSearchParams({ ticket, lang: language })}`);
}

type Open = (page: Page, language: Language) => Promise<unknown>;

/** Every hosted page, and how somebody comes there. */
const pages: Readonly<Record<string, Open>> = {
  'sign in': begin,
  'sign in, nothing typed': async (page, language) => {
    await begin(page, language);
    await send(page);
  },
  'sign up': async (page, language) => page.goto((await begin(page, language))('/sign-up/<uid>')),
  'sign up, nothing typed': async (page, language) => {
    await page.goto((await begin(page, language))('/sign-up/<uid>'));
    await send(page);
  },
  'sign up, mail sent': async (page, language) => {
    await page.goto((await begin(page, language))('/sign-up/<uid>'));
    await page.fill('#email', 'a.very.long.address.of.somebody.new@subsidiary.example.com');
    await page.fill('#password', 'four plain words here');
    await send(page);
  },
  'forgotten password': async (page, language) =>
    page.goto((await begin(page, language))('/forgotten-password/<uid>')),
  code: async (page, language) => page.goto((await begin(page, language))('/sign-in/<uid>/code')),
  'code, to be entered': async (page, language) => {
    await page.goto((await begin(page, language))('/sign-in/<uid>/code'));
    await page.fill('#email', 'nobody@example.com');
    await send(page);
  },
  'a flow that has ended': (page, language) => page.goto(`/sign-in/none?lang=${language}`),
  'a request that is wrong': (page, language) => page.goto(`/authorize?client_id=x&ui_locales=${language}`),
  'verify e-mail': (page, language) => openWithTicket(page, '/verify-email', 'verify-email', language),
  'verify e-mail, own password': async (page, language) => {
    await openWithTicket(page, '/verify-email', 'verify-email', language);
    await page.locator('main a[href*="choose=yes"]').click();
    await page.waitForURL(/choose=yes/);
  },
  'sign in as': (page, language) =>
    page.goto(
      `/passwordless/verify_redirect?${new URLSearchParams({
        client_id: 'chancery-site',
        response_type: 'code',
        redirect_uri: `${site.origin}/auth`,
        email: 'a.very.long.address.of.somebody@subsidiary.example.com',
        verification_code: '123456',
        lang: language,
      })}`,
    ),
  'change e-mail': (page, language) => openWithTicket(page, '/change-email', 'change-email', language),
  'reset password': (page, language) => openWithTicket(page, '/reset-password', 'reset-password', language),
  'reset password, with a passkey': async (page, language) => {
    const { email } = people.editor;
    const account = await accountByEmail(site.database.kysely, email);
    await putPasskey(site, account?.id ?? '', `of ${email} in ${language}`);
    await openWithTicket(page, '/reset-password', 'reset-password', language, email);
  },
  unlock: (page, language) => openWithTicket(page, '/unlock', 'unlock', language),
  'a link that was mailed': (page, language) => openWithTicket(page, '/sign-in/link', 'sign-in', language),
  'a link that makes an account': async (page, language) => {
    const email = 'newcomer@example.com';
    const ticket = await issueTicket(site.database.kysely, { purpose: 'sign-in', email, data: { email } });
    await page.goto(`/sign-in/link?${new URLSearchParams({ ticket, lang: language })}`);
  },
  'a link that is too old': (page, language) => page.goto(`/unlock?ticket=x&lang=${language}`),
};

const narrowest = { width: 320, height: 600 };

/**
 * In English every page is seen at both widths and in both schemes. Other languages have other words in the same
 * boxes: axe sees them in one look each, and at every width nothing of them is lost.
 */
const looksIn: Readonly<Record<Language, readonly Look[]>> = {
  en: [wide, narrow].flatMap((viewport): Look[] => [
    [viewport, 'light'],
    [viewport, 'dark'],
  ]),
  fr: [[narrow, 'light']],
  zh: [[wide, 'dark']],
};

/** What is wrong with the page as it is. */
async function faultsOf(page: Page, language: Language): Promise<string[]> {
  // In French every rule sees the page in a narrow window.
  const faults = await axeFaults(page, looksIn[language], { everyRule: 'once' });
  for (const viewport of [wide, narrow, narrowest]) {
    await page.setViewportSize(viewport);
    for (const lost of await lostText(page)) faults.push(`${viewport.width} ${lost}`);
  }
  return faults;
}

const validator = htmlValidator({
  extends: ['html-validate:standard'],
  rules: { 'no-trailing-whitespace': 'off' },
});

test.each(languages)(
  'every hosted page in %s is accessible, whole and valid',
  async (language) => {
    const found = await inTabs(Object.entries(pages), async (page, [name, open]) => {
      let html = '';
      const keep = async (response: Response) => {
        if (response.request().isNavigationRequest() && response.status() !== 303)
          html = await response.text().catch(() => html);
      };
      page.on('response', keep);
      await open(page, language);
      // The tab shows others after it.
      page.off('response', keep);
      const faults = await faultsOf(page, language);
      const lang = await page.getAttribute('html', 'lang');
      if (!lang?.startsWith(language)) faults.push(`is in ${lang}`);
      const { results } = await validator.validateString(html);
      faults.push(
        ...results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
      );
      return faults.map((fault) => `${name}: ${fault}`);
    });
    expect(found).toEqual([]);
  },
  240_000,
);

test.each(languages)('people sign in without JavaScript, in %s', async (language) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await begin(page, language);
  expect(await page.locator('form[data-passkey]').isVisible()).toBe(false);
  await fillSignInForm(page, people.visitor.email);
  await page.waitForURL((url) => url.origin === site.origin && url.searchParams.has('code'));
});

test('an error is announced, and its link leads to the field', async () => {
  const { page } = await openPage();
  await begin(page, 'en');
  await page.fill('#email', 'nobody');
  await send(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await page.getByRole('alert').getByRole('link').first().click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
  expect(await page.inputValue('#email')).toBe('nobody');
});

test('the language is changed on the page, and stays through the flow', async () => {
  const { page } = await openPage();
  await begin(page, 'en');
  await page.fill('#email', 'nobody@example.com');
  await page.getByRole('button', { name: 'Français' }).click();
  expect(await page.textContent('h1')).toBe('Connexion');
  await page.getByRole('button', { name: 'Mot de passe oublié' }).click();
  expect(await page.inputValue('#email')).toBe('nobody@example.com');
  await send(page);
  expect(await page.textContent('h1')).toBe('Consultez votre messagerie');
});
