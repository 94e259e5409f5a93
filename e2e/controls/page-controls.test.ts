import { expect, test } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

test('a short biography is copied as it stands there', async () => {
  const { page, problems } = await openPage({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/people/pe101/helena-okafor');
  await page.getByText('Short biography').click();
  const shown = await page.locator('#biography-1').innerText();
  await page.getByRole('button', { name: 'Copy this text' }).nth(1).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(shown).toMatch(/^Helena Okafor\n+Senior Partner, London\n+\S/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  expect(problems).toEqual([]);
});

test('pictures follow each choice of colours in a browser like WebKit, and are left alone elsewhere', async () => {
  const schemes = (like: string) =>
    [...document.images].flatMap(({ src }) => (src.includes('/art/') ? [new URL(src).hash || like] : []));
  for (const [isWebKit, dark, light] of [
    [true, '#dark', '#light'],
    [false, 'none', 'none'],
  ] as const) {
    const { page } = await openPage();
    if (isWebKit) await page.addInitScript('window.GestureEvent = class {}');
    await page.goto('/people/pe101/helena-okafor');
    for (const [choice, hash] of [
      ['Dark', dark],
      ['Light', light],
      ['System', light],
    ] as const) {
      await page.getByRole('radio', { name: choice }).check();
      const seen = await page.evaluate(schemes, 'none');
      expect(seen.length).toBeGreaterThan(3);
      expect(new Set(seen), choice).toEqual(new Set([hash]));
    }
  }
});

test.each(['/people', '/graduates'])(
  'where the window is narrow, keys come to what the open menu shows, and not to what it covers: %s',
  async (address) => {
    const { page } = await openPage({ viewport: narrow });
    await page.goto(address);
    const opener = page.locator('header button[popovertarget]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('[popover]:popover-open');
    await menu.waitFor();
    const where = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'outside the page';
        return focused.closest('header > :is([popover], :has([popovertarget]))') ? 'menu' : focused.outerHTML;
      });
    const seen = new Set<string>();
    for (const _ of Array.from({ length: 30 })) {
      await page.keyboard.press('Tab');
      seen.add(await where());
    }
    expect(seen).toContain('menu');
    expect([...seen].filter((one) => one !== 'menu' && one !== 'outside the page')).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.locator('main').isVisible()).toBe(true);
  },
);
