/** What browsers tell others: visits to who counts them, failures to who mends them, and nothing else. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CONSENT_COOKIE } from '../../src/components/consent/consent.ts';
import { startErrorReceiver } from '../../src/platform/observe/errors/error-receiver.fixture.ts';
import { axeFaults } from '../testing/axe.ts';
import { narrow } from '../testing/browser.ts';
import { journeysForFile, siteForFile } from '../testing/for-file.ts';
import { people, signInByForm } from '../testing/sign-in.ts';
import { startSiteOn } from '../testing/site.ts';
import { startVisitCounter } from '../testing/visit-counter.ts';

const counter = await startVisitCounter();
const receiver = await startErrorReceiver();
const { site, openPage } = await journeysForFile({
  ANALYTICS_URL: `${counter.origin}/api/event?domain=firm.example`,
  ERROR_REPORTING_DSN: receiver.dsn,
});
/** The same content, counted and told of in other ways. */
const other = await startSiteOn(site.database.url, {
  ANALYTICS_URL: `${counter.origin}/matomo.php?idsite=3`,
  ERROR_REPORTING_DSN: receiver.dsn,
  ERROR_REPORTING_SAMPLE: '0',
});
const plain = siteForFile();
afterAll(async () => {
  await other.stop();
  await counter.stop();
  await receiver.stop();
});
beforeEach(() => {
  counter.told.length = 0;
  receiver.reports.length = 0;
});

/** Has answered before, as a reader who comes back. */
const agrees = (page: Page, to = 'visits-yes.signIns-yes') =>
  page.context().addCookies([{ name: CONSENT_COOKIE, value: to, url: site.origin }]);
const plausible = () => counter.told.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

describe('A visit', () => {
  test('is told without query, cookie and name, the same each time', async () => {
    const { page, problems } = await openPage();
    await agrees(page);
    await page.context().addCookies([{ name: 'visitor', value: 'known', url: counter.origin }]);
    await page.goto('/people?q=jane&utm_source=letter', { waitUntil: 'networkidle' });
    await page.goto('/insights', { waitUntil: 'networkidle' });
    const visit = { name: 'pageview', domain: 'firm.example', referrer: null };
    await expect.poll(plausible).toEqual([
      { ...visit, url: `${site.origin}/people?utm_source=letter` },
      { ...visit, url: `${site.origin}/insights` },
    ]);
    for (const { path, headers } of counter.told) {
      expect(path).toBe('/api/event');
      expect(headers.cookie).toBeUndefined();
      expect([undefined, `${site.origin}/`]).toContain(headers.referer);
    }
    const kept = await page.evaluate(() => [
      document.cookie,
      ...Object.keys({ ...localStorage, ...sessionStorage }),
    ]);
    expect(kept).toEqual([`${CONSENT_COOKIE}=visits-yes.signIns-yes`]);
    expect(problems).toEqual([]);
  });

  test('is told to a counter like Matomo', async () => {
    const { page, problems } = await openPage({ baseURL: other.origin });
    await agrees(page);
    await page.goto('/people?q=jane', { waitUntil: 'networkidle' });
    expect(
      counter.told.map(({ path, body }) => [path, Object.fromEntries(new URLSearchParams(body))]),
    ).toEqual([
      ['/matomo.php', { idsite: '3', rec: '1', apiv: '1', send_image: '0', url: `${other.origin}/people` }],
    ]);
    expect(problems).toEqual([]);
  });

  test('of a page that is not there is no visit', async () => {
    const { page } = await openPage();
    await agrees(page);
    await page.goto('/jane@example.com', { waitUntil: 'networkidle' });
    expect(counter.told).toEqual([]);
  });

  test('that signs in tells that somebody did, and of pages of their own only the kind', async () => {
    const { page } = await openPage();
    await agrees(page);
    await signInByForm(page, people.client);
    await page.goto('/auth/profile', { waitUntil: 'networkidle' });
    await expect.poll(() => plausible().map(({ name }) => name)).toContain('sign-in');
    const own = plausible().filter(({ url }) => String(url).includes('/auth'));
    expect(new Set(own.map(({ url }) => url))).toEqual(new Set([`${site.origin}/auth/*`]));
    const text = counter.told.map(({ body }) => body).join('\n');
    expect(text).not.toMatch(/\bstate\b|code=|auth0|@/);
    expect(text).not.toContain(people.client.firstName);
    expect(counter.told.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  test('of who asks not to be followed is told to nobody, by a script or by a header', async () => {
    const asks = [
      () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
    ];
    for (const ask of asks) {
      const { page, problems } = await openPage();
      await agrees(page);
      await page.addInitScript(ask);
      await page.goto('/people', { waitUntil: 'networkidle' });
      expect(problems).toEqual([]);
    }
    for (const header of ['sec-gpc', 'dnt']) {
      const { page, problems } = await openPage({ extraHTTPHeaders: { [header]: '1' } });
      await agrees(page);
      await page.goto('/people', { waitUntil: 'networkidle' });
      expect(await page.locator('#consent').isVisible()).toBe(false);
      await page.goto('/consent');
      expect(await page.getByRole('main').getByRole('status').textContent()).toContain('Nothing is counted');
      expect(problems).toEqual([]);
    }
    expect(counter.told).toEqual([]);
  });
});

describe('Who has not answered', () => {
  test('is asked, and told of to nobody until they accept; they may change it at the foot, by purpose', async () => {
    const { page, problems } = await openPage();
    await page.goto('/people', { waitUntil: 'networkidle' });
    const question = page.locator('#consent');
    const looks = await question.locator('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, font, borderColor } = getComputedStyle(button);
        return { backgroundColor, color, font, borderColor };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(await axeFaults(page, [[narrow, 'dark']])).toEqual([]);
    expect(counter.told).toEqual([]);
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => plausible().map(({ url }) => url)).toEqual([`${site.origin}/people`]);
    expect(await question.isVisible()).toBe(false);

    await page.getByRole('contentinfo').getByRole('link', { name: 'What may be counted' }).click();
    await page.waitForURL('**/consent');
    await page.getByRole('checkbox', { name: /^Pages/ }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/consent?saved');
    counter.told.length = 0;
    await page.goto('/insights', { waitUntil: 'networkidle' });
    expect(counter.told).toEqual([]);
    const [kept] = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE);
    expect(kept?.value).toBe('visits-no.signIns-yes');
    expect(problems).toEqual([]);
  });

  test('and refuses, by one click, is never asked again', async () => {
    const { page } = await openPage({ viewport: narrow });
    await page.goto('/fr-fr/people', { waitUntil: 'networkidle' });
    await page.locator('#consent').getByRole('button', { name: 'Refuser' }).click();
    await expect.poll(() => page.locator('#consent').isVisible()).toBe(false);
    await page.goto('/graduates', { waitUntil: 'networkidle' });
    expect(await page.locator('#consent').isVisible()).toBe(false);
    await page.context().clearCookies();
    await page.reload({ waitUntil: 'networkidle' });
    const [box, height] = [await page.locator('#consent').boundingBox(), narrow.height];
    expect((box?.y ?? height) + (box?.height ?? 0)).toBe(height);
    expect(counter.told).toEqual([]);
  });

  test('without scripts is not asked, since nothing is counted, and may choose all the same', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto('/zh-cn/people');
    expect(await page.locator('#consent').isVisible()).toBe(false);
    await page.locator('footer a[href="/zh-cn/consent"]').click();
    await page.locator('main button[value=all]').click();
    await page.waitForURL('**/zh-cn/consent?saved');
    expect(await page.locator('main input[name=purpose]:checked').count()).toBe(2);
    await page.locator('main button[value=none]').click();
    expect(await page.locator('main input[name=purpose]:checked').count()).toBe(0);
  });
});

describe('A failure', () => {
  test('of an island is told with its build and its stack, and without who met it', async () => {
    const { page, problems } = await openPage();
    await page.goto('/people?q=jane', { waitUntil: 'networkidle' });
    expect(receiver.reports).toEqual([]);
    await page.evaluate(() =>
      document
        .querySelector('[data-island=SearchSuggestions]')
        ?.setAttribute('data-props', '{jane@example.com'),
    );
    await page.locator('header input[type=search]').focus();
    await expect.poll(() => receiver.reports.length).toBe(1);
    const [{ path, headers, event, text } = expect.fail()] = receiver.reports;
    const { build, version } = (await (await site.get('/version')).json()) as Record<string, string>;
    expect(path).toMatch(/^\/api\/7\/envelope\/\?sentry_key=0123abcd&/);
    expect(event).toMatchObject({
      platform: 'javascript',
      release: `chancery@${version}+${build}`,
      request: { url: `${site.origin}/people` },
      tags: { service: 'browser', language: 'en-GB' },
      exception: {
        values: [
          { type: 'SyntaxError', mechanism: { handled: false } },
          { type: 'Error', value: 'The island SearchSuggestions failed.' },
        ],
      },
    });
    const files = event.exception?.values.flatMap(({ stacktrace }) =>
      (stacktrace?.frames ?? []).map(({ filename }) => filename),
    );
    expect(files).toContainEqual(expect.stringMatching(/^app:\/\/\/assets\/hydrate-[\w-]+\.js$/));
    expect(headers.cookie).toBeUndefined();
    expect(text).not.toContain('jane');
    expect(problems).toEqual(['The island SearchSuggestions failed.']);
  });

  test('that nobody caught is told, at most five of a page', async () => {
    const { page } = await openPage();
    await page.goto('/insights', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      for (let count = 0; count < 20; count += 1) setTimeout(() => Promise.reject(new Error(`No. ${count}`)));
    });
    await expect.poll(() => receiver.reports.length).toBe(5);
    await page.waitForLoadState('networkidle');
    const said = receiver.reports.map(({ event }) => event.exception?.values[0]?.value);
    expect(new Set(said).size).toBe(5);
    expect(said).toEqual(said.map(() => expect.stringMatching(/^No\. \d+$/)));
  });

  test('is told to nobody with a sample of 0, and the page may not even call the receiver', async () => {
    const { page } = await openPage({ baseURL: other.origin });
    const answer = await page.goto('/insights', { waitUntil: 'networkidle' });
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('Failed'))));
    await page.waitForLoadState('networkidle');
    expect(receiver.reports).toEqual([]);
    expect(answer?.headers()['content-security-policy']).not.toContain(receiver.origin);
  });

  test('of the receiver itself is no failure of the page', async () => {
    const { page, problems } = await openPage();
    await page.route(`${receiver.origin}/**`, (route) => route.abort('connectionrefused'));
    await page.goto('/insights', { waitUntil: 'networkidle' });
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('Failed'))));
    await failed;
    // The browser's own words on the call that failed are in the console, and the page goes on.
    expect(problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'))).toEqual(['Failed']);
    await page.locator('header input[type=search]').focus();
    await page.waitForLoadState('networkidle');
    expect(receiver.reports).toEqual([]);
  });
});

test('where nobody is told of anything, pages have not a byte for it', async () => {
  const html = await (await plain.get('/people')).text();
  expect(html).not.toMatch(/chancery:(?:errors|teller|visits)|watch-errors|count-visits|\/consent/);
  const told = await (await site.get('/people')).text();
  expect(told).toMatch(
    /chancery:errors[\s\S]*chancery:visits[\s\S]*watch-errors[\s\S]*start-[\s\S]*count-visits/,
  );
});
