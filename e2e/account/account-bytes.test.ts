/** What the pages of an account cost somebody who is signed in and comes for the first time. */
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { readersForFile } from '../testing/for-file.ts';
import { people, signInByForm } from '../testing/sign-in.ts';
import { keepNothing } from '../testing/tabs.ts';

/** Bytes of script as the server sends them, React, the GraphQL client and its socket among them. */
const budget = 132_000;

const { openPage } = await readersForFile();

test('a page of the account loads at most 132 kB of script, and asks all its questions in one request', async () => {
  const { page, problems } = await openPage();
  await signInByForm(page, people.client);
  await keepNothing(page);
  for (const name of [
    'dashboard',
    'profile',
    'favourites',
    'newsletters-and-alerts',
    'subscriptions',
    'rooms',
  ]) {
    const scripts: Response[] = [];
    const operations: string[][] = [];
    page.removeAllListeners('response').on('response', (response) => {
      const request = response.request();
      if (request.resourceType() === 'script') scripts.push(response);
      if (request.url().endsWith('/graphql')) operations.push(namesIn(request.postData()));
    });
    await page.goto(`/auth/${name}`, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts.map(bytesOf));
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, name).toBeGreaterThan(60_000);
    expect(sum, name).toBeLessThanOrEqual(budget);
    const questions = operations.filter((names) => names.join() !== 'Visited');
    expect(questions, name).toHaveLength(1);
    expect(questions[0], name).toContain('AccountDeletionDue');
  }
  expect(problems).toEqual([]);
}, 60_000);

function namesIn(body: string | null): string[] {
  return [JSON.parse(body ?? '[]')].flat().map(({ operationName }) => operationName);
}

/** NaN when it is not compressed. */
async function bytesOf(response: Response): Promise<number> {
  const headers = await response.allHeaders();
  return headers['content-encoding'] === 'br' ? Number(headers['content-length']) : Number.NaN;
}
