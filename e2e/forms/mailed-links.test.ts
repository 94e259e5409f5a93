/** What is mailed to those who register, apply and subscribe, and where its links lead: without an account, and with a script or without. */
import { afterAll, expect, test } from 'vitest';
import { openRecord } from '../../src/forms/open-record.fixture.ts';
import { startMailServer } from '../../src/mail/mail-server.fixture.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile } from '../testing/for-file.ts';
import { startTestSite } from '../testing/site.ts';
import { fillIn, send, takeTime } from './fill-in.ts';

const mailServer = await startMailServer();
const site = await startTestSite({ SMTP_URL: mailServer.smtpUrl });
afterAll(async () => {
  await site.stop();
  await mailServer.stop();
});
const { openPage } = await browserForFile(site.origin);
const db = site.database.kysely;
const asReader = { javaScriptEnabled: false, viewport: narrow } as const;
const withScripts = { viewport: wide, colorScheme: 'dark' } as const;

/** The link of the newest mail to somebody whose text says something. */
async function linkMailedTo(address: string, says: RegExp, link: RegExp): Promise<string> {
  const find = () =>
    mailServer.received.findLast(
      ({ to, subject, text }) =>
        to?.some((one) => one.address === address) && says.test(`${subject}\n${text}`),
    );
  await expect.poll(() => find()?.subject).toBeTruthy();
  const { text = '', html = '' } = find() ?? {};
  const found = link.exec(text)?.[0] ?? expect.fail(text);
  expect(html).toContain(found.replaceAll('&', '&amp;'));
  return found;
}
const submissions = (email: string) =>
  db.selectFrom('submission').select(['id', 'reference']).where('email', '=', email).execute();

test('who registers for an event gets a place or waits, gives the place back by its link, and the next one moves up', async () => {
  await db
    .updateTable('live')
    .set(({ fn, ref, val }) => ({
      fields: fn('jsonb_set', [ref('fields'), val('{capacity}'), val('1')]),
    }))
    .where('record_id', '=', 'ev101')
    .execute();
  const { page } = await openPage(asReader);
  await page.goto('/fr-fr/events/ev101');
  await fillIn(page, 'event', { email: 'first@client.example' });
  await send(page, 'event');
  await page.waitForURL(/reference=EV/);
  await page.goto('/events/ev101');
  await fillIn(page, 'event', { email: 'second@client.example' });
  await send(page, 'event');
  await page.waitForURL(/position=1$/);

  const cancel = /\S+\/forms\/event\/cancel\?key=\S+/;
  await page.goto(await linkMailedTo('first@client.example', /Manchester/, cancel));
  expect(new URL(page.url()).pathname).toMatch(/^\/fr-fr\//);
  await page.locator('main form button').click();
  await expect.poll(() => page.locator('main form').count()).toBe(0);
  await linkMailedTo('second@client.example', /You have a place/, cancel);
});

test('who applies is shown how far it is by a link, and takes the application back by its button', async () => {
  const { page } = await openPage(withScripts);
  await page.goto(`/zh-cn${(await openRecord(db, 'application')).path}`);
  const email = 'applicant@client.example';
  await fillIn(page, 'application', { email });
  await takeTime(page, 'application');
  await send(page, 'application');
  await page.waitForURL(/reference=AP/);
  const [sent] = await submissions(email);
  await page.goto(await linkMailedTo(email, new RegExp(sent?.reference ?? ''), /\S+\/forms\/\S+\?key=\S+/));
  expect(await page.locator('main').textContent()).toContain(sent?.reference);
  await page.locator('main form button').click();
  await expect.poll(() => page.locator('main form').count()).toBe(0);
  expect(await submissions(email)).toEqual([]);
});

test('who subscribes to newsletters is asked by mail first, and ends them by the link of any mail', async () => {
  const { page } = await openPage(withScripts);
  const email = 'reader@client.example';
  const subscriptions = () =>
    db
      .selectFrom('newsletter_subscription as s')
      .innerJoin('newsletter_reader as r', 'r.id', 's.reader')
      .select(['confirmed_at', 'ended_at'])
      .where('email', '=', email)
      .execute();
  await page.goto('/fr-fr/mail/newsletters');
  await page.locator('input[name=newsletter]').first().check();
  await page.locator('input[name=email]').fill('reader@client');
  await page.locator('main form button').click();
  expect(await page.locator('#newsletters-email-error').textContent()).toBe(
    await page.locator('[aria-labelledby=newsletters-wrong] a').textContent(),
  );
  expect(await page.locator('input[name=newsletter]').first().isChecked()).toBe(true);
  await page.locator('input[name=email]').fill(email);
  await page.locator('main form button').click();
  await page.waitForURL(/\/abonnement$/);
  expect(await subscriptions()).toEqual([{ confirmed_at: null, ended_at: null }]);

  await page.goto(await linkMailedTo(email, /./, /\S+\/mail\/preferences\?key=\S+/));
  await page.locator('button[name=confirm]').click();
  await expect.poll(async () => (await subscriptions())[0]?.confirmed_at).toBeInstanceOf(Date);
  expect(await page.locator('main [role=status]').count()).toBe(1);
  await page.locator('select[name=reason]').selectOption({ index: 1 });
  await page.locator('button[name=endNewsletter][value=all]').click();
  await expect.poll(async () => (await subscriptions())[0]?.ended_at).toBeInstanceOf(Date);
});

test('who subscribes has their newsletters sent to another address, and takes that back', async () => {
  const { page } = await openPage(asReader);
  const [before, after] = ['leaving@client.example', 'arriving@client.example'];
  const { id, key } = await db
    .insertInto('newsletter_reader')
    .values({ email: before, locale: 'zh-cn' })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('newsletter_subscription')
    .values({ reader: id, record_id: 'newsletter-carried-forward', confirmed_at: new Date() })
    .execute();
  const hasIt = async (email: string) =>
    (
      await db
        .selectFrom('newsletter_subscription as s')
        .innerJoin('newsletter_reader as r', 'r.id', 's.reader')
        .select('ended_at')
        .where('email', '=', email)
        .execute()
    ).some(({ ended_at }) => ended_at === null);
  const form = page.locator('form', { has: page.locator('[name=moveTo]') });
  await page.goto(`/zh-cn/mail/preferences?key=${key}`);
  await form.locator('input').fill('arriving@client');
  await form.locator('button').click();
  expect(await page.locator('[name=moveTo]').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('[name=moveTo]').inputValue()).toBe('arriving@client');
  await form.locator('input').fill(after);
  await form.locator('button').click();
  await page.waitForURL(/&asked$/);
  expect(await page.locator('main [role=status]').count()).toBe(1);

  const link = /\S+\/mail\/address\?key=\S+/;
  await page.goto(await linkMailedTo(after, /./, link));
  expect(await hasIt(after)).toBe(false);
  await page.locator('main form button').click();
  await page.waitForURL(/\/zh-cn\/mail\/preferences\?key=\S+&changed$/);
  expect([await hasIt(before), await hasIt(after)]).toEqual([false, true]);
  await page.goto(await linkMailedTo(before, /./, link));
  await page.locator('main form button').click();
  await page.waitForURL(/&changed$/);
  expect([await hasIt(before), await hasIt(after)]).toEqual([true, false]);
});

test('who saves an application goes on by a mailed link, sends it with the CV that was saved and without the letter, and answers for equal opportunities apart from it', async () => {
  const { page } = await openPage(asReader);
  const email = 'later@client.example';
  await page.goto(`/fr-fr/forms/graduate?about=${(await openRecord(db, 'graduate')).id}`);
  await fillIn(page, 'graduate', { email, why: 'Half a sentence' });
  await page.locator('button[name=save]').click();
  await page.waitForURL(/draft\?mailed=graduate$/);
  await page.goto(await linkMailedTo(email, /./, /\S+\/forms\/application\/draft\?key=\S+/));
  await page.locator('[name=why]').fill('A whole sentence.');
  await page.locator('[name=letter-left-out]').check();
  await page.locator('button[name=save]').click();
  await page.waitForURL(/&saved$/);
  expect(await page.locator('[name=why]').inputValue()).toBe('A whole sentence.');
  await send(page, 'graduate');
  await page.waitForURL(/reference=GR/);
  const [sent, ...more] = await submissions(email);
  expect(more).toEqual([]);
  const files = db
    .selectFrom('sent_file')
    .select('field')
    .where('submission_id', '=', sent?.id ?? '');
  expect(await files.execute()).toEqual([{ field: 'cv' }]);
  await page.locator('a[href*="/forms/equal-opportunities"]').click();
  await page.locator('[name=gender][value=woman]').check();
  await page.locator('main form button').click();
  await page.waitForURL(/\?counted$/);
  expect(await db.selectFrom('equality_count').select(['question', 'answer', 'count']).execute()).toEqual([
    { question: 'gender', answer: 'woman', count: 1 },
  ]);
});

test('who took part in training has their record mailed, and deletes it', async () => {
  const { page } = await openPage(withScripts);
  const email = 'trained@client.example';
  await db
    .insertInto('cpd_record')
    .values({
      email,
      name: 'Ada Eton',
      event_id: 'ev163',
      title: 'A witness',
      locale: 'en',
      held_on: '2026-01-05',
      minutes: 90,
      credit: 'certificate',
      recorded_by: 'eva',
      delete_at: '2099-01-01',
    })
    .execute();
  await page.goto('/zh-cn/forms/training/record');
  await page.locator('[name=email]').fill(email);
  await page.locator('main form button').click();
  await page.waitForURL(/\?asked$/);
  await page.goto(await linkMailedTo(email, /./, /\S+\/forms\/training\/record\?key=\S+/));
  expect(await page.locator('main table').textContent()).toContain('A witness');
  await page.locator('main form button').click();
  await page.waitForURL(/\?gone$/);
  expect(await db.selectFrom('cpd_record').select('id').execute()).toEqual([]);
});
