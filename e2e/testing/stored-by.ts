import type { Page } from 'playwright-core';
import { storedItems } from '../../src/pages/legal/item/stored-items.ts';

/** The names of all that a visit has left in the browser, each with its place; cookies of the whole context. */
export async function storedBy(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...stored, ...cookies.map(({ name }) => `cookie ${name}`)].sort();
}

/** Whether the cookie policy names it; `…` stands for whatever differs. */
export function isSaid(item: string): boolean {
  return storedItems.some(({ place, name }) => {
    const [start = '', end] = name.split('…');
    const [where, called = ''] = item.split(/ (.*)/s);
    const isThere = where === place || (place === 'shared' && where === 'localStorage');
    return (
      isThere && (end === undefined ? called === start : called.startsWith(start) && called.endsWith(end))
    );
  });
}
