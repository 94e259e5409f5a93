import { expect, test } from 'vitest';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

test('a list is refined in place: focus, count, address and the way back', async () => {
  const { page, problems } = await openPage();
  await page.goto('/people');
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  const count = page.locator('[data-count]');
  const before = await count.innerText();
  const office = page.getByRole('main').locator('select[name=office]');
  await office.focus();
  const told = page.locator('body > [role=status]');
  await told.waitFor({ state: 'attached' });
  await office.selectOption('office-paris');
  await page.waitForURL('**/people?office=office-paris');
  await expect.poll(() => count.innerText()).not.toBe(before);
  expect(await office.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => told.innerText()).toBe(await count.innerText());

  const words = page.getByRole('main').locator('input[name=q]');
  await words.fill('marcheti');
  await words.press('Enter');
  await page.waitForURL('**/people?q=marcheti&office=office-paris');
  await page.getByRole('main').getByRole('link', { name: 'Étienne Marchetti' }).first().waitFor();
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.goBack();
  await page.waitForURL('**/people?office=office-paris');
  await expect.poll(() => words.inputValue()).toBe('');
  await page.getByRole('link', { name: /Paris/ }).and(page.locator('[aria-label]')).first().click();
  await page.waitForURL('**/people');
  await expect.poll(() => count.innerText()).toBe(before);
  expect(await count.evaluate((text) => text === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('where the list cannot be fetched the browser goes there by itself', async () => {
  const { page } = await openPage();
  await page.goto('/fr-fr/news');
  await page.getByRole('main').hover();
  await page.locator('body > [role=status]').waitFor({ state: 'attached' });
  await page.route('**/fr-fr/news?*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const year = page.getByRole('main').locator('select[name=year]');
  const [chosen] = await year
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await Promise.all([page.waitForNavigation(), year.selectOption(chosen ?? '')]);
  expect(new URL(page.url()).searchParams.get('year')).toBe(chosen);
});
