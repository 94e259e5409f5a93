/** What somebody who is signed in sees of publications while a page is open, over a real socket. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishAgain } from '../../src/account/reports/navigator.fixture.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { journeysForFile } from '../testing/for-file.ts';
import { people, signIn, signOut } from '../testing/sign-in.ts';

const { site, openPage } = await journeysForFile();
const db = site.database.kysely;
const { account, navigatorTable } = messagesFor('en');
const table = '/navigator/data-protection/europe/france/status-table';

/** Publishes a record again with another title. */
async function retitle(id: string | undefined, title: string): Promise<void> {
  const { fields } = await db
    .selectFrom('translation')
    .select('fields')
    .where('record_id', '=', id ?? '')
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  await publishAgain(db, id ?? '', { ...(fields as object), title });
}

/** The answers that a table shows, each with its cell. */
async function answersIn(page: Page): Promise<{ cell: string; record: string }[]> {
  const shown = await page
    .locator('main td[id]:has(p)')
    .evaluateAll((cells) => cells.map((cell) => [cell.id, cell.querySelector('p')?.textContent ?? '']));
  const records = await db
    .selectFrom('live')
    .select(['record_id', 'title'])
    .where('type', '=', 'navigatorCell')
    .where('locale', '=', 'en')
    .execute();
  return shown.flatMap(([cell = '', title]) => {
    const [record, ...others] = records.filter((one) => one.title === title);
    return record && others.length === 0 ? [{ cell, record: record.record_id }] : [];
  });
}

test('an open status table and the dashboard show what is published, also while the socket was lost, until its reader signs out', async () => {
  const { page, problems } = await openPage();
  const sockets: { isOpen: boolean; cut(): void }[] = [];
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    const kept = {
      isOpen: true,
      cut: () => {
        server.close();
        socket.close({ code: 1012 });
      },
    };
    sockets.push(kept);
    socket.onClose(() => {
      kept.isOpen = false;
      server.close();
    });
  });
  await signIn(page, { ...people.client, from: table });
  const [first, second] = await answersIn(page);
  await expect.poll(() => sockets.length).toBe(1);
  await retitle(first?.record, 'Said anew');
  const shown = page.locator(`[id="${first?.cell}"]`);
  await shown.getByText(navigatorTable.justNow).waitFor();
  expect(await shown.textContent()).toContain('Said anew');

  sockets[0]?.cut();
  await retitle(second?.record, 'Said meanwhile');
  await page.locator(`[id="${second?.cell}"]`).getByText('Said meanwhile').waitFor();
  expect(sockets).toHaveLength(2);

  await page.goto('/auth/newsletters-and-alerts?follow=pu111');
  await page.getByRole('button', { name: account.alerts.follow.action, exact: true }).click();
  await page.getByText(account.alerts.follow.alreadyText).waitFor();
  await page.goto('/auth/dashboard');
  await expect.poll(() => sockets.at(-1)?.isOpen && sockets.length).toBe(3);
  await retitle('pu111', 'Amended while you read');
  const item = page.locator('main li', { hasText: 'Amended while you read' });
  await item.getByText(account.dashboard.justNow).waitFor();

  const other = await page.context().newPage();
  await other.goto('/people');
  await signOut(other);
  await expect.poll(() => sockets.at(-1)?.isOpen).toBe(false);
  expect(problems).toEqual([]);
});
