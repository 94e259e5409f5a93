import { expect, test } from 'vitest';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

const address = '/about-us/fraud-and-scam-alerts';

test('judges what is pasted without asking anybody: no request leaves, and it works without a network', async () => {
  const { page, problems } = await openPage();
  await page.goto(address);
  const field = page.locator('#check textarea');
  const verdict = page.locator('#check [role=status]');
  await field.focus();
  await page.waitForLoadState('networkidle');
  // It answers, hence it is alive.
  await field.fill('+44 20 7946 0100');
  await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('ours');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  await field.fill('From: Helena Okafor <okafor@fenwardenlisle-claims.example>\n\nPlease pay today.');
  await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('notOurs');
  await field.fill('helena.okafor@fenwardenlisle.example');
  await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('ours');
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('what was pasted before the checker came to life is judged, and has no way into the address', async () => {
  const { page } = await openPage();
  const held: (() => void)[] = [];
  await page.route('**/assets/hydrate-*', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto(address);
  const field = page.locator('#check textarea');
  await field.fill('accounts@fenwarden-lisle.example');
  await field.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  expect(new URL(page.url()).search).toBe('');
  for (const release of held) release();
  const verdict = page.locator('#check [role=status]');
  await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('notOurs');
});

test('without JavaScript the list of what is ours stands in its place', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.locator('#check textarea').isVisible()).toBe(false);
  expect(await page.locator('#ours').innerText()).toContain('+44\u00a020\u00a07946\u00a00100');
});
