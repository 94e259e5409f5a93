/** What visitors send, as they do it: every declared form, with scripts and without, in each language. */
import { afterAll, expect, test } from 'vitest';
import { type FormName, forms, isFormName } from '../../src/forms/declared/index.ts';
import { fileFields } from '../../src/forms/form.ts';
import { openRecords } from '../../src/forms/open-record.fixture.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
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
/** Each form goes one of these ways, and each way is gone. */
const ways = siteLocales.flatMap((locale, turn) =>
  [wide, narrow].flatMap((viewport, size) =>
    [true, false].map((javaScriptEnabled, without) => ({
      locale,
      javaScriptEnabled,
      viewport,
      colorScheme: (turn + size + without) % 2 === 0 ? ('light' as const) : ('dark' as const),
    })),
  ),
);

test('there are as many forms as ways at least, so that each way is gone', () => {
  expect(names.length).toBeGreaterThanOrEqual(ways.length);
});

test.each(
  ways.map((way, turn) => ({ ...way, sent: names.filter((_, index) => index % ways.length === turn) })),
)(
  'in $locale, $viewport.width wide, with scripts: $javaScriptEnabled, what is wrong is said above and at its field, and then it is sent: $sent',
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
      const files = Object.fromEntries(fileFields(forms[form]).map(({ name }) => [name, cv.name]));
      expect({ ...kept, ...files }).toEqual(typed);
      if (way.javaScriptEnabled) expect(await axeFaults(page, [[way.viewport, way.colorScheme]])).toEqual([]);

      const answers = { ...typed, email: `ada.${form}@client.example` };
      await page.locator(`#form-${form}-email`).fill(answers.email);
      for (const name of Object.keys(files)) await page.locator(`input[name=${name}]`).setInputFiles(cv);
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

test('of a file that takes its time it is shown how much has gone, and what the server finds wrong with one is said', async () => {
  const { page, problems } = await openPage({ viewport: narrow, locale: 'zh-cn' });
  await page.goto(`/zh-cn/forms/application?about=${about.application}`);
  await fillIn(page, 'application', { email: 'slow@client.example' });
  const file = page.locator('#form-application input[name=cv]');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('none') });
  await send(page, 'application');
  const wrong = page.locator('#form-application-cv-error');
  await expect
    .poll(() => wrong.textContent())
    .toBe(messagesFor('zh-cn').contact.forms.file({ label: '您的简历' }));
  expect(await page.locator('#form-application-name').inputValue()).not.toBe('');

  const slowly = await page.context().newCDPSession(page);
  await slowly.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
  const buffer = Buffer.concat([
    cv.buffer.subarray(0, 9),
    Buffer.alloc(1_500_000, 'x'),
    cv.buffer.subarray(9),
  ]);
  await file.setInputFiles({ ...cv, buffer });
  await page.locator('#form-application input[name=letter]').setInputFiles(cv);
  await send(page, 'application');
  const bar = page.getByRole('progressbar', { name: messagesFor('zh-cn').contact.forms.sending });
  await expect.poll(() => bar.evaluate(({ position }: HTMLProgressElement) => position)).toBeGreaterThan(0);
  expect(await bar.evaluate(({ position }: HTMLProgressElement) => position)).toBeLessThan(1);
  // Pressed again, it is sent once.
  await send(page, 'application');
  await page.waitForURL(/reference=/);
  const { rows } = await site.database.pool.query(
    `select f.field, octet_length(f.bytes) as bytes from submission s join sent_file f on f.submission_id = s.id
     where s.email = 'slow@client.example' order by f.field`,
  );
  expect(rows).toEqual([
    { field: 'cv', bytes: buffer.length },
    { field: 'letter', bytes: cv.buffer.length },
  ]);
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
