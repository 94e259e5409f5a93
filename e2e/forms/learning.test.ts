/** A lesson as its learners go through it: slides by keys, questions without a script, a certificate, and what is left to do. */
import { expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/messages.ts';
import { axeFaults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { signIn } from '../testing/sign-in.ts';

const { people, openPage } = await ownersForFile();

test('slides are shown by keys, and a lesson marked as done counts in its series and goes to the account', async () => {
  const { page, problems } = await openPage({ viewport: wide });
  await page.goto('/training/tr101');
  const show = page.locator('[data-island=SlideShow] button').first();
  await show.scrollIntoViewIfNeeded();
  const opened = async () => {
    await show.press('Enter');
    return page.getByRole('dialog').count();
  };
  await expect.poll(opened).toBe(1);
  const shown = page.getByRole('dialog').getByRole('heading');
  await expect.poll(() => shown.innerText()).toBe('You decide alone');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown.innerText()).toBe('What counts as an agreement');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);

  const m = messagesFor('en').training.progress;
  await page.locator('#progress').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: m.mark }).hover();
  await page.getByText(m.done({ done: 0, total: 3 })).waitFor();
  await page.getByRole('button', { name: m.mark }).click();
  await page.getByText(m.done({ done: 1, total: 3 })).waitFor();
  await page.goto('/training-series/ts101');
  await page.getByRole('button', { name: m.show }).focus();
  await page.getByText(m.done({ done: 1, total: 3 })).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(m.done({ done: 1, total: 3 }));
  expect(await page.locator('#progress input[type=date]').count()).toBe(0);

  await signIn(page, people.client);
  const zh = messagesFor('zh-cn');
  await page.goto('/zh-cn/training-series/ts101');
  await page.locator('#progress').scrollIntoViewIfNeeded();
  const due = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('#progress input[type=date]').fill(due);
  await page.getByRole('button', { name: zh.training.progress.setDate }).click();
  await page.getByText(zh.training.progress.dateSet).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('chancery.lessons'))).toBeNull();
  await page.goto('/zh-cn/auth/dashboard');
  const course = page.getByText(zh.account.dashboard.lessonsDone({ done: 1, total: 3 }));
  await course.waitFor();
  expect(await course.innerText()).toContain(String(Number(due.slice(8))));
  expect(problems).toEqual([]);
});

test('answers are explained below the questions and told to screen readers, also of a lesson that an account includes', async () => {
  const { page, problems } = await openPage({ viewport: wide, reducedMotion: 'reduce' });
  const m = messagesFor('en').training;
  const answered = async (places: readonly number[]) => {
    for (const [index, place] of places.entries())
      await page.locator(`[data-quiz] input[name=q${index + 1}][value="${place}"]`).check();
    await page.getByRole('button', { name: m.lesson.check }).click();
    const right = m.lesson.result({ right: 4, total: 5 });
    await page.getByRole('status').filter({ hasText: right }).waitFor();
    await page.locator('[data-explained]').getByText(m.lesson.wrong).waitFor();
  };
  await page.goto('/training/tr101');
  await page.locator('[data-island=LessonQuiz] legend').first().hover();
  await page.waitForLoadState('networkidle');
  await answered([1, 0, 2, 1, 1]);
  expect(new URL(page.url()).pathname).toMatch(/^\/training\/tr101\//);

  await signIn(page, people.client);
  await page.goto('/training/tr104');
  await page.getByRole('heading', { name: 'What counts as a transfer' }).waitFor();
  await answered([1, 0, 1, 2, 0]);
  expect(
    await axeFaults(
      page,
      [
        [narrow, 'light'],
        [wide, 'dark'],
      ],
      { within: () => 'main' },
    ),
  ).toEqual([]);
  await page.locator('#certificate-name').fill('Ada Eton');
  await page.getByRole('button', { name: m.certificate.make }).click();
  await page.getByText(m.certificate.genuine({ firm: 'Fenwarden Lisle LLP' })).waitFor();
  expect(problems).toEqual([]);
}, 120_000);

test('in French, on a telephone and without a script, questions are answered, a certificate is made, and anybody verifies it', async () => {
  const { page } = await openPage({ viewport: narrow, javaScriptEnabled: false });
  const m = messagesFor('fr-fr').training;
  await page.goto('/fr-fr/training/tr101');
  for (const [index, right] of [1, 0, 2, 1, 0].entries())
    await page.locator(`[data-quiz] input[name=q${index + 1}][value="${right}"]`).check();
  await page.getByRole('button', { name: m.lesson.check }).click();
  expect(await page.locator('h1').innerText()).toBe(m.lesson.result({ right: 5, total: 5 }));
  await page.locator('#certificate-name').fill('Zoé Lefèvre');
  await page.getByRole('button', { name: m.certificate.make }).click();
  const code = /\S+(?:-[0-9a-f]{4}){5}\b/i.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(code).not.toBe('');
  await page.goto('/fr-fr/forms/training/certificate');
  await page.locator('#certificate-code').fill(code);
  await page.locator('#certified-name').fill('Zoé Lefèvre');
  await page.getByRole('button', { name: m.certificate.check }).click();
  await page.getByText(m.certificate.genuine({ firm: 'Fenwarden Lisle LLP' })).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
});
