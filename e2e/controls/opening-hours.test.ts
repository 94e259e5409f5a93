import { expect, test } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

type Asked = readonly [address: string, instant: string, office?: string];

/** What addresses say beside an office's hours, each at its instant. The reader is somewhere else: in Tokyo. */
async function told(asked: readonly Asked[]): Promise<(string | null)[]> {
  const { page, problems } = await openPage({ timezoneId: 'Asia/Tokyo' });
  const texts: (string | null)[] = [];
  for (const [address, instant, office = 'main [data-zone]'] of asked) {
    await page.clock.setFixedTime(instant);
    await page.goto(address);
    texts.push(await page.locator(office).first().textContent());
  }
  expect(problems).toEqual([]);
  return texts;
}

test('London is open from Monday to Friday from 08:00 to 19:00 on its own clock', async () => {
  const london = [
    // A Monday.
    ['2026-11-23T14:05:00Z', 'Open now · 14:05 there'],
    ['2026-11-23T07:59:00Z', 'Closed now · 07:59 there'],
    ['2026-11-23T08:00:00Z', 'Open now · 08:00 there'],
    ['2026-11-23T19:00:00Z', 'Closed now · 19:00 there'],
    ['2026-11-24T00:10:00Z', 'Closed now · 00:10 there'],
    ['2026-11-21T14:05:00Z', 'Closed now · 14:05 there'],
    // In summer its clock is an hour ahead.
    ['2026-07-06T07:30:00Z', 'Open now · 08:30 there'],
  ] as const;
  const texts = await told(london.map(([instant]) => ['/offices/london', instant]));
  expect(texts).toEqual(london.map(([, text]) => text));
});

test('every office goes by its own clock, in the reader’s language', async () => {
  const instant = '2026-11-23T08:30:00Z';
  const texts = await told([
    ['/zh-cn/offices/shanghai', instant],
    ['/zh-cn/offices/london', '2026-11-23T20:30:00Z'],
    ['/fr-fr/offices/paris', instant],
  ]);
  expect(texts).toEqual([
    '办公时间内，当地时间16:30',
    '非办公时间，当地时间20:30',
    'Ouvert · 09:30 sur place',
  ]);
});

test('where weeks begin on Sunday, Sunday is a working day and Friday is none', async () => {
  const riyadh = '[data-zone="Asia/Riyadh"]';
  const texts = await told([
    ['/offices/riyadh', '2026-11-22T08:00:00Z', riyadh],
    ['/offices/riyadh', '2026-11-27T08:00:00Z', riyadh],
  ]);
  expect(texts).toEqual(['Open now · 11:00 there', 'Closed now · 11:00 there']);
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
    const { page } = await openPage({ viewport: narrow });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const isFilled = async () => (await page.locator('[data-zone]').first().textContent())?.includes(' · ');
    // One load is compared with itself: a font that came too late for one load is used by the next (`font-display: optional`).
    const whenMeasured = Promise.withResolvers<void>();
    await page.route('**/assets/start-*', async (route) => {
      await whenMeasured.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    // Until its sheets are there a page has another height, and its fonts are not asked for.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await page.waitForFunction(() => document.fonts.ready.then(() => true));
    expect(await isFilled()).toBe(false);
    const before = await height();
    whenMeasured.resolve();
    await expect.poll(isFilled).toBe(true);
    expect(await height()).toBe(before);
  },
);
