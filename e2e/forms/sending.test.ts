/** What visitors send, as they do it: every declared form, with scripts and without, in each language. */
import { afterAll, expect, test } from 'vitest';
import { type FormName, forms, isFormName } from '../../src/forms/declared/index.ts';
import { openRecords } from '../../src/forms/open-record.fixture.ts';
import { addressOf } from '../../src/routing/address.ts';
import { axeFaults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile } from '../testing/for-file.ts';
import { startTestSite } from '../testing/site.ts';
import { cv, filledIn, fillIn, send } from './fill-in.ts';

const site = await startTestSite();
afterAll(() => site.stop());
const { openPage } = await browserForFile(site.origin);
const db = site.database.kysely;
/** What a form is about that needs to be. */
const about: { readonly [F in FormName]?: string } = await openRecords(db);
const stored = (reference: string) =>
  db.selectFrom('submission').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const names = Object.keys(forms).filter(isFormName);
const ways = [
  { locale: 'en', javaScriptEnabled: true, viewport: wide, colorScheme: 'light' },
  { locale: 'fr-fr', javaScriptEnabled: false, viewport: narrow, colorScheme: 'dark' },
  { locale: 'zh-cn', javaScriptEnabled: true, viewport: narrow, colorScheme: 'dark' },
] as const;

test.each(
  ways.map((way, turn) => ({ ...way, sent: names.filter((_, index) => index % ways.length === turn) })),
)(
  'in $locale, with scripts: $javaScriptEnabled, what is wrong is said above and at its field, and then it is sent: $sent',
  async ({ locale, sent, ...way }) => {
    const { page, problems } = await openPage({ ...way, locale });
    for (const form of sent) {
      await page.goto(`${addressOf(locale, `/forms/${form}`)}?about=${about[form] ?? ''}`);
      // A browser takes it for an address; ours wants a dot.
      const typed = await fillIn(page, form, { email: 'ada@client' });
      await send(page, form);
      const list = page.locator(`#form-${form}-errors`);
      await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
      const link = list.locator('li a').first();
      expect(await page.locator(`#form-${form}-email-error`).textContent()).toBe(await link.textContent());
      await link.click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      // Nobody but its reader may choose a file: a page that comes back asks for it again.
      const kept = await filledIn(page, form);
      expect({ ...kept, ...('cv' in kept && { cv: cv.name }) }).toEqual(typed);
      if (way.javaScriptEnabled) expect(await axeFaults(page, [[way.viewport, way.colorScheme]])).toEqual([]);

      const answers = { ...typed, email: `ada.${form}@client.example` };
      await page.locator(`#form-${form}-email`).fill(answers.email);
      if ('cv' in kept) await page.locator('input[type=file]').setInputFiles(cv);
      await send(page, form);
      await page.waitForURL(/reference=/);
      const reference = new URL(page.url()).searchParams.get('reference') ?? '';
      expect(await page.locator('main').textContent()).toContain(reference);
      expect(await page.evaluate(() => document.documentElement.lang.toLowerCase())).toContain(
        locale.slice(0, 2),
      );
      expect(await stored(reference)).toMatchObject({ form, locale, answers, about: about[form] ?? null });
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    }
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  },
);

test('an enquiry is warned of first, outlives a reload and an outage, and is one however often its button is pressed', async () => {
  const { page } = await openPage();
  await page.goto('/contact-us');
  const warning = await page.locator('#form-enquiry').evaluate((form) => form.firstElementChild?.textContent);
  expect(warning).toMatch(/confidential/);
  const typed = await fillIn(page, 'enquiry');
  await page.reload();
  await expect.poll(() => filledIn(page, 'enquiry')).toEqual(typed);

  await page.context().setOffline(true);
  await send(page, 'enquiry');
  await page.waitForURL(/^chrome-error/);
  await page.context().setOffline(false);
  await page.goto('/contact-us');
  await expect.poll(() => filledIn(page, 'enquiry')).toEqual(typed);

  await page.locator('#form-enquiry button').last().dblclick();
  await page.waitForURL(/reference=/);
  const sent = await db
    .selectFrom('submission')
    .select('reference')
    .where('email', '=', 'email@client.example')
    .execute();
  expect(sent.map(({ reference }) => reference)).toEqual([new URL(page.url()).searchParams.get('reference')]);
  await page.goto('/contact-us');
  expect(await filledIn(page, 'enquiry')).toMatchObject({ name: '', message: '' });
});
