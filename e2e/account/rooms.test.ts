/** A client room: what its people see and do in it, and that it ends with its permission. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/messages.ts';
import { addressOf } from '../../src/routing/address.ts';
import { axeFaults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { journeysForFile } from '../testing/for-file.ts';
import { people, signIn } from '../testing/sign-in.ts';

const { site, openPage } = await journeysForFile();
const m = messagesFor('en').accountPages.room;

test('somebody reads their matters, sends a document, takes the calendar along, and is let out with the permission', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce' });
  await signIn(page, people.client);
  await page.goto('/auth/subscriptions');
  await page.getByRole('link', { name: 'Northgate Holdings: shared matters' }).click();
  await page.waitForURL('**/auth/rooms?room=northgate-matters');
  await page.getByRole('heading', { name: 'Sale of Northgate Cold Storage' }).waitFor();
  await page.getByText('Signing, at our London office').waitFor();
  const lease = `Bail de l’entrepôt de Lyon ${m.languages['fr-fr']}`;
  await page.getByRole('heading', { name: lease, exact: true }).waitFor();

  const saving = page.waitForEvent('download');
  const title = 'Disclosure letter';
  await page.getByRole('button', { name: m.downloadOf({ number: 1, title }) }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('disclosure-letter.pdf');
  expect(String(await readFile(await saved.path()))).toMatch(/^%PDF-/);
  await page.getByText(m.readBy).click();
  await page.locator('details[open]').getByText('Claude Northgate').waitFor();

  await page.getByRole('button', { name: m.sendIt }).click();
  await page.getByText(m.noFile).waitFor();
  const file = (text: string) => ({
    name: 'minutes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(text),
  });
  await page.getByLabel(m.file, { exact: true }).setInputFiles(file('<html>'));
  await page.getByLabel(m.title, { exact: true }).fill('Minutes of the board');
  await page.getByRole('button', { name: m.sendIt }).click();
  await page.getByText(m.wrongFile).waitFor();
  expect(await page.getByLabel(m.title, { exact: true }).inputValue()).toBe('Minutes of the board');
  await page.getByLabel(m.file, { exact: true }).setInputFiles(file('%PDF-1.7\nMinutes\n%%EOF\n'));
  await page.getByRole('button', { name: m.sendIt }).click();
  await page.getByRole('heading', { name: 'Minutes of the board' }).waitFor();

  await page.getByRole('button', { name: m.makeCalendar }).click();
  const address = await page.getByLabel(m.calendarAddress, { exact: true }).inputValue();
  expect(await (await fetch(address)).text()).toContain('Signing');
  await page.getByLabel(m.toldOften, { exact: true }).selectOption('DAILY');
  await page.getByText(m.toldSaved).waitFor();

  const looks = [
    [wide, 'light'],
    [wide, 'dark'],
    [narrow, 'light'],
    [narrow, 'dark'],
  ] as const;
  expect(await axeFaults(page, looks, { within: () => 'main' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);

  await site.database.pool.query(
    `update account set app_metadata = jsonb_set(app_metadata, '{permissions}',
       (app_metadata -> 'permissions') - 'collaboration|northgate-matters') where email = $1`,
    [people.client.email],
  );
  expect((await fetch(address)).status).toBe(404);
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText(m.none).or(page.getByText(m.documentsText)).first().waitFor();
        return page.getByText(m.none).count();
      },
      { timeout: 5_000 },
    )
    .toBe(1);
  expect(await page.getByText('Cold Storage').count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
}, 120_000);

test.each(['en', 'fr-fr', 'zh-cn'] as const)(
  'without JavaScript a room says what can be done instead: %s',
  async (locale) => {
    const { page } = await openPage({ javaScriptEnabled: false, viewport: narrow });
    await page.goto(addressOf(locale, '/auth/rooms'));
    const { rooms, scriptNeeded } = messagesFor(locale).accountPages;
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(rooms);
    expect(await page.locator('main').innerText()).toContain(scriptNeeded);
  },
);
