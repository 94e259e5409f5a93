import { expect, test } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

test('typing a name offers the person, and the keyboard alone leads to the page', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await field.pressSequentially('okaf');
  const option = page.getByRole('option', { name: /Helena Okafor/ }).first();
  await option.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page
    .getByRole('group', { name: 'People' })
    .getByRole('option', { name: /Helena Okafor/ })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/people/pe101/helena-okafor');
  expect(problems).toEqual([]);
});

test('what was typed before the island came to life is still there, and is searched for', async () => {
  const { page } = await openPage();
  const held: (() => void)[] = [];
  await page.route('**/assets/hydrate-*', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await field.pressSequentially('march');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await page.getByRole('combobox').waitFor();
  expect(await field.inputValue()).toBe('march');
  await page
    .getByRole('option', { name: /Marchetti/ })
    .first()
    .waitFor();
  await field.pressSequentially('etti');
  await page
    .getByRole('option', { name: /Marchetti/ })
    .first()
    .waitFor();
});

test('what is chosen by arrow keys is in view, however low the window', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 400 } });
  await page.goto('/');
  await page.getByRole('banner').locator('input[name=q]').fill('data');
  const options = page.getByRole('option');
  await options.first().waitFor();
  for (const _ of await options.all()) await page.keyboard.press('ArrowDown');
  const { top, bottom } = await options
    .and(page.locator('[aria-selected=true]'))
    .evaluate((option) => option.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(400);
});

test('a slow answer to what was typed before does not take the place of a newer one', async () => {
  const { page } = await openPage();
  const held: (() => void)[] = [];
  await page.route('**/graphql', (route) => {
    if (route.request().postData()?.includes('"okaf"')) held.push(() => void route.continue());
    else void route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.fill('okaf');
  await expect.poll(() => held.length).toBe(1);
  await field.fill('marchetti');
  const newer = page.getByRole('option', { name: /Marchetti/ }).first();
  await newer.waitFor();
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('"okaf"') ?? false,
  );
  for (const release of held) release();
  await (await answered).finished();
  expect(await page.getByRole('option', { name: /Okafor/ }).count()).toBe(0);
  expect(await newer.isVisible()).toBe(true);
});

test('a Chinese name is found by its first character', async () => {
  const { page } = await openPage();
  await page.goto('/zh-cn');
  await page.getByRole('banner').locator('input[name=q]').fill('魏');
  await page.getByRole('option', { name: /魏静怡/ }).waitFor();
});

test('without JavaScript a person walks from the home page to a lawyer by the search form, and changes language', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.fill('Okafor');
  await field.press('Enter');
  await page.waitForURL('**/search?q=Okafor');
  await page.getByRole('main').getByRole('link', { name: 'Helena Okafor' }).first().click();
  await page.waitForURL('**/people/pe101/helena-okafor');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr-fr/people/pe101/helena-okafor');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR');
});

test('the first press of the Tab key reaches a link that skips to the content', async () => {
  const { page } = await openPage();
  await page.goto('/people');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  expect(await skip.getAttribute('href')).toBe('#content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('who wants it finds recent searches on the page of the search and below the empty field, on a narrow screen, until they stop', async () => {
  const { page, problems } = await openPage({ viewport: narrow });
  const kept = () => page.evaluate(() => localStorage.getItem('chancery.searches'));
  await page.goto('/search?q=okafor');
  await page.goto('/search?q=a+question+of+so+many+words+that+no+field+of+a+telephone+is+wide+enough+for+it');
  expect(await kept()).toBeNull();
  await page.getByText('Recent searches').click();
  await page.getByRole('button', { name: 'Keep my searches here' }).click();
  await page.getByRole('button', { name: 'Stop, and forget them' }).waitFor();
  await page.goto('/search?q=okafor');
  await page.getByText('Recent searches').click();
  await page.getByRole('main').getByRole('link', { name: 'a question of' }).waitFor();
  const field = page.getByRole('banner').locator('input[name=q]');
  await page.goto('/');
  await field.focus();
  const group = page.getByRole('group', { name: 'Recent searches' });
  await group.getByRole('option', { name: 'okafor' }).waitFor();
  expect(await group.getByRole('option').count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=okafor');
  await page.goto('/');
  await field.focus();
  await group.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await group.waitFor({ state: 'hidden' });
  expect(await kept()).toBeNull();
  expect(problems).toEqual([]);
});

test('where the browser refuses storage the search works, and says why nothing is kept, in each language', async () => {
  const { page, problems } = await openPage({ viewport: narrow });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  for (const [language, text] of [
    ['', 'This browser keeps nothing'],
    ['/fr-fr', 'Ce navigateur ne conserve rien'],
    ['/zh-cn', '此浏览器不为本网站保存'],
  ] as const) {
    await page.goto(`${language}/search?q=okafor`);
    const box = page
      .getByRole('main')
      .locator('details')
      .filter({ has: page.locator('button') })
      .first();
    await box.locator('summary').click();
    await box.getByRole('button').click();
    await box.getByText(text).waitFor();
    const field = page.getByRole('banner').locator('input[name=q]');
    await field.focus();
    await page.getByRole('combobox').waitFor();
    await field.fill('marchetti');
    await page
      .getByRole('option', { name: /Marchetti/ })
      .first()
      .waitFor();
  }
  expect(problems).toEqual([]);
});

test.each([
  ['en', 'franc', ['Data protection', 'Artificial intelligence']],
  ['fr-fr', 'franc', ['Protection des données', 'Intelligence artificielle']],
  ['zh-cn', '法国', ['个人信息与数据保护', '人工智能']],
] as const)('chapters of one name say of which service they are: %s', async (locale, text, services) => {
  const answer = await site.get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ suggest(text: "${text}", locale: "${locale}", types: ["navigatorChapter"]) { subtitle } }`,
    }),
  });
  const { data } = (await answer.json()) as { data: { suggest: { subtitle: string | null }[] } };
  const subtitles = data.suggest.map(({ subtitle }) => subtitle);
  expect(subtitles).toEqual(expect.arrayContaining([...services]));
});
