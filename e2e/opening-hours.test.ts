import { expect, test } from 'vitest';
import { narrow } from './testing/browser.ts';
import { browserForFile, siteForFile } from './testing/for-file.ts';

const site = await siteForFile();
const { openPage } = await browserForFile(site.origin);

/** What an address says beside an office's hours, at an instant. The reader is somewhere else: in Tokyo. */
async function told(address: string, instant: string, office = 'main [data-zone]'): Promise<string | null> {
  const { page, problems } = await openPage({ timezoneId: 'Asia/Tokyo' });
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  const text = await page.locator(office).first().textContent();
  expect(problems).toEqual([]);
  return text;
}

// London opens Monday to Friday from 08:00 to 19:00; 23 November 2026 is a Monday.
test.each([
  ['2026-11-23T14:05:00Z', 'Open now · 14:05 there'],
  ['2026-11-23T07:59:00Z', 'Closed now · 07:59 there'],
  ['2026-11-23T08:00:00Z', 'Open now · 08:00 there'],
  ['2026-11-23T19:00:00Z', 'Closed now · 19:00 there'],
  ['2026-11-24T00:10:00Z', 'Closed now · 00:10 there'],
  ['2026-11-21T14:05:00Z', 'Closed now · 14:05 there'],
  // In summer its clock is an hour ahead.
  ['2026-07-06T07:30:00Z', 'Open now · 08:30 there'],
])('in London it is %s: %s', async (instant, text) => {
  expect(await told('/offices/london', instant)).toBe(text);
});

test('every office goes by its own clock, in the reader’s language', async () => {
  const instant = '2026-11-23T08:30:00Z';
  expect(await told('/zh-cn/offices/shanghai', instant)).toBe('办公时间内，当地时间16:30');
  expect(await told('/zh-cn/offices/london', '2026-11-23T20:30:00Z')).toBe('非办公时间，当地时间20:30');
  expect(await told('/fr-fr/offices/paris', instant)).toBe('Ouvert · 09:30 sur place');
});

test('where weeks begin on Sunday, Sunday is a working day and Friday is none', async () => {
  const riyadh = '[data-zone="Asia/Riyadh"]';
  expect(await told('/offices/riyadh', '2026-11-22T08:00:00Z', riyadh)).toBe('Open now · 11:00 there');
  expect(await told('/offices/riyadh', '2026-11-27T08:00:00Z', riyadh)).toBe('Closed now · 11:00 there');
});

test('the home page and the list of places say it for all offices', async () => {
  const { page } = await openPage();
  await page.clock.setFixedTime('2026-11-23T14:05:00Z');
  for (const address of ['/', '/locations']) {
    await page.goto(address);
    expect(await page.locator('[data-zone]').count(), address).toBeGreaterThanOrEqual(20);
    expect(
      await page
        .locator('[data-zone]')
        .filter({ hasNotText: / · (open|closed)$/ })
        .count(),
    ).toBe(0);
    const [london] = await page.locator('[data-zone="Europe/London"]').allTextContents();
    const [tokyo] = await page.locator('[data-zone="Asia/Tokyo"]').allTextContents();
    expect([london, tokyo], address).toEqual(['14:05 · open', '23:05 · closed']);
  }
});

test('who comes back to the page later sees the time of then', async () => {
  const { page } = await openPage();
  await page.clock.setFixedTime('2026-11-23T18:59:00Z');
  await page.goto('/offices/london');
  const state = page.locator('main [data-zone]');
  expect(await state.textContent()).toBe('Open now · 18:59 there');
  await page.clock.setFixedTime('2026-11-23T19:20:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await state.textContent()).toBe('Closed now · 19:20 there');
});

test('without a script the hours stand there, and nothing is claimed', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/locations');
  const london = page.getByRole('listitem').filter({ hasText: /^London office/ });
  expect(await london.first().innerText()).toContain('Mon–Fri 08:00–19:00');
  expect(await page.locator('main').innerText()).not.toMatch(/\d · (open|closed)/);
});

test.each(['/', '/locations', '/offices/dubai'])(
  'on %s nothing moves when the script has run',
  async (path) => {
    const heights: number[] = [];
    for (const isHeld of [true, false]) {
      const { page } = await openPage({ viewport: narrow });
      if (isHeld) await page.route('**/assets/start-*', (route) => route.abort());
      await page.goto(path);
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
      const filled = await page.locator('[data-zone]').first().textContent();
      expect(filled?.includes(' · '), `script held: ${isHeld}`).toBe(!isHeld);
    }
    expect(heights[0]).toBe(heights[1]);
  },
);
