/** The signed-in area for those who do not see it all at once: where the focus goes, what is read out, what is said of waiting. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { account as m } from '../../src/i18n/compiled/account/en.gen.ts';
import { saving } from '../../src/i18n/compiled/saving/en.gen.ts';
import { ownersForFile, wholeBrowserForFile } from '../testing/for-file.ts';
import { signIn } from '../testing/sign-in.ts';

const { site, people } = await ownersForFile();
const browser = await wholeBrowserForFile(site.origin);
/** Motion is welcome: where the keyboard is, it is also while one page passes into the next. */
const openPage = () => browser.openPage({ reducedMotion: 'no-preference' });

const articles = [
  '/publications/pu111/platform-work-twelve-days-to-the-deadline',
  '/publications/pu186/consumer-credit-what-applies-from-20-november',
  '/publications/pu110/takeover-code-transition-ends-2-february-2027',
];

async function openAccount(page: Page, name: string) {
  await page.goto(`/auth/${name}`);
  await page.locator('#account section').first().waitFor();
}

/** What has the focus, by its accessible name or its id. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel || document.activeElement?.id || 'nothing');
const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focused(page)).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
const expectAnnouncement = (page: Page, words: string) =>
  expect.poll(() => page.locator('#account > [role=status]').innerText()).toBe(words);

async function press(page: Page, name: string, exact = true) {
  const button = page.locator('#account').getByRole('button', { name, exact }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Has the data come late; the returned function lets it come. */
async function holdData(page: Page): Promise<() => void> {
  let isHolding = true;
  const held: Route[] = [];
  await page.route('**/graphql', (route) => (isHolding ? void held.push(route) : route.continue()));
  return () => {
    isHolding = false;
    for (const route of held) void route.continue();
  };
}

test('notes and removals of favourites keep the focus, and are read out', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  for (const article of articles) {
    await page.goto(article);
    await page.locator('button[data-record]').click();
    await page.getByText(saving.saved).waitFor();
  }
  await openAccount(page, 'favourites');
  const titles = await page.locator('#account li h3').allInnerTexts();
  const [first = '', second = ''] = titles;
  await press(page, m.favourites.addNoteTo({ title: first }));
  await expectFocus(page, /^note-(?!.*-open)/);
  await press(page, m.favourites.cancel);
  await expectFocus(page, m.favourites.addNoteTo({ title: first }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('For the board');
  await press(page, m.favourites.saveNote);
  await expectFocus(page, m.favourites.editNoteTo({ title: first }));
  await expectAnnouncement(page, m.favourites.noteSaved);

  await press(page, m.favourites.removeThis({ title: first }));
  await expectFocus(page, m.favourites.removeThis({ title: second }));
  await expectAnnouncement(page, m.favourites.removed({ title: first }));
  await press(page, m.favourites.undo);
  await expectFocus(page, m.favourites.removeThis({ title: first }));
  await expectAnnouncement(page, m.favourites.restored({ title: first }));

  // Another tab, and back to this one.
  const other = await page.context().newPage();
  await openAccount(other, 'favourites');
  await press(other, m.favourites.removeThis({ title: second }));
  await expectAnnouncement(other, m.favourites.removed({ title: second }));
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.locator('#account li h3').allInnerTexts()).not.toContain(second);
}, 90_000);

test('following is undone by the keyboard alone, and the page that was followed says so', async () => {
  const { page } = await openPage();
  const [article = ''] = articles;
  await signIn(page, { ...people.client, from: article });
  const title = (await page.locator('h1').innerText()).replaceAll('\u00a0', ' ');
  const link = page.locator('a[data-kept=followed-ids]');
  await link.press('Enter');
  await page.getByRole('heading', { name: m.alerts.follow.title({ title }) }).waitFor();
  await press(page, m.alerts.follow.action);
  await expectFocus(page, 'followed');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAnnouncement(page, m.alerts.removed({ title }));
  await expectFocus(page, 'account');
  await page.goto(article);
  await expect.poll(() => link.getAttribute('data-followed')).toBe('false');
}, 60_000);

test('a pause and its mistakes are read out, and the words about the thing before are gone', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  await openAccount(page, 'newsletters-and-alerts');
  await page.getByLabel(m.alerts.addKind).selectOption('SEARCH');
  await page.getByLabel(m.alerts.words, { exact: true }).fill('green bonds');
  await press(page, m.alerts.addAction);
  await expectAnnouncement(page, m.alerts.added({ title: 'green bonds' }));
  await page.getByLabel(m.alerts.pauseUntil).fill('2020-01-01');
  await press(page, m.alerts.pauseAction);
  await page.getByRole('alert').getByText(m.alerts.past).waitFor();
  await expectAnnouncement(page, '');
  await expectFocus(page, 'pause-until');
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(m.alerts.pauseUntil).fill(soon);
  await press(page, m.alerts.pauseAction);
  await expectFocus(page, 'go-on');
  await press(page, m.alerts.goOn);
  await expectFocus(page, 'pause-until');
  await expectAnnouncement(page, m.alerts.goesOn);
  await press(page, m.alerts.removeThis({ title: 'green bonds' }));
  await expectAnnouncement(page, m.alerts.removed({ title: 'green bonds' }));
  expect(await focused(page)).not.toBe('nothing');
}, 60_000);

test('asking for access leads the focus into the question, back again, and to what was asked for', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  await openAccount(page, 'subscriptions');
  const { askFor, cancel, send, asked } = m.subscriptions;
  const title = 'Speaking up, and being heard';
  await press(page, askFor({ title }));
  await expectFocus(page, /^note-/);
  await press(page, cancel);
  await expectFocus(page, askFor({ title }));
  await page.keyboard.press('Enter');
  await press(page, send);
  await expectFocus(page, /^title-/);
  await expectAnnouncement(page, asked({ title }));
}, 60_000);

test('an account to be deleted is asked for in a question, and says so on every page until it is kept', async () => {
  const { page } = await openPage();
  await signIn(page, people.visitor);
  await openAccount(page, 'profile');
  await press(page, m.profile.erase);
  await page.getByRole('dialog', { name: m.profile.eraseQuestion }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(page, 'erase-account');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: m.profile.eraseSure }).press('Enter');
  await expectFocus(page, 'keep-account');
  await expect.poll(() => page.locator('#account > [role=status]').innerText()).toMatch(/will be erased on/);
  for (const name of ['dashboard', 'favourites', 'newsletters-and-alerts', 'subscriptions']) {
    await page.goto(`/auth/${name}`);
    await page.getByRole('button', { name: m.profile.keep }).waitFor();
  }
  await press(page, m.profile.keep);
  await expectAnnouncement(page, m.profile.kept);
  await expectFocus(page, 'account');
  expect(await page.getByRole('button', { name: m.profile.keep }).count()).toBe(0);
}, 60_000);

test('a newcomer is greeted with one first step, and reads that something comes or is saved slowly', async () => {
  const { page } = await openPage();
  await signIn(page, people.visitor);
  const releaseDashboard = await holdData(page);
  await page.goto('/auth/dashboard');
  await page.getByText(m.status.loading).waitFor();
  releaseDashboard();
  await page
    .getByRole('heading', { name: m.dashboard.welcome({ name: people.visitor.firstName }) })
    .waitFor();
  await page.getByRole('link', { name: m.dashboard.toInterests }).click();
  await page.waitForURL('**/auth/profile#interests');
  await page.getByLabel(m.profile.jobTitle).fill('Counsel');
  const releaseProfile = await holdData(page);
  await page.getByRole('button', { name: m.profile.save }).click();
  await page.getByRole('button', { name: m.profile.saving }).waitFor();
  await expectAnnouncement(page, m.status.wait);
  releaseProfile();
  await expectAnnouncement(page, m.profile.saved);
}, 60_000);
