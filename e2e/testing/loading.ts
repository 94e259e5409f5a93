/** What a page loads and moves for a reader who touches nothing, against its budgets. */
import { brotliCompressSync } from 'node:zlib';
import type { Response as Loaded, Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { scrollThrough, shiftsOf, watchShifts } from './layout-shifts.ts';

/** Bytes on the way, as the server sends them to a reader who comes for the first time. */
const budget = { script: 2_000, stylesheet: 15_000, font: 60_000 };
const mostFonts = 2;
/** The sum of layout shifts; 0.1 counts as good. */
const mostShift = 0;

/** Opens an address of the tab's site and reads to its end; what is wrong with what came, in words. */
export async function openAndWeigh(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const loaded: Loaded[] = [];
  const onTheWay = new Set<Request>();
  // Until it is there, the page before it may still load what its reader has woken.
  let isThere = false;
  const own = new Set<Request>();
  const note = (request: Request) => {
    onTheWay.add(request);
    if (isThere || request.isNavigationRequest()) own.add(request);
  };
  const done = (request: Request) => onTheWay.delete(request);
  page
    .removeAllListeners()
    .on('framenavigated', () => {
      isThere = true;
    })
    .on('pageerror', (error) => found.push(error.message))
    .on('console', (message) => message.type() === 'error' && found.push(message.text()))
    .on('response', (response) => own.has(response.request()) && loaded.push(response))
    .on('request', note)
    .on('requestfinished', done)
    .on('requestfailed', done);
  await watchShifts(page);
  await page.goto(address);
  await scrollThrough(page);
  await vi.waitFor(() => expect([...onTheWay].map((request) => request.url())).toEqual([]), {
    timeout: 15_000,
    interval: 20,
  });
  const shifts = await shiftsOf(page);
  page.removeAllListeners();
  if (shifts.reduce((sum, { value }) => sum + value, 0) > mostShift)
    found.push(...shifts.map(({ value, nodes }) => `moved by ${value.toFixed(4)}: ${nodes}`));
  const of = (type: string) => loaded.filter((response) => response.request().resourceType() === type);
  for (const type of ['script', 'stylesheet', 'font'] as const) {
    const sizes = await Promise.all(of(type).map(bytesOf));
    const inline = type === 'script' ? await inlineBytes(page) : 0;
    const sum = sizes.reduce((total, size) => total + size, inline);
    const files = of(type).map((response) => new URL(response.url()).pathname);
    if (!(sizes.length > 0 && sum <= budget[type])) found.push(`${sum} bytes of ${type}: ${files.join(' ')}`);
  }
  if (of('font').length > mostFonts) found.push(`${of('font').length} fonts`);
  const { origin } = new URL(page.url());
  found.push(...loaded.map((response) => response.url()).filter((url) => !url.startsWith(origin)));
  return found.map((problem) => `${address}: ${problem}`);
}

/** What the scripts that stand in the page take of it, on the way. */
async function inlineBytes(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src], [type])').allTextContents();
  expect(texts).toHaveLength(1);
  return brotliCompressSync(texts.join('')).length;
}

/** NaN when the answer does not say, or is a text that is not compressed. */
async function bytesOf(response: Loaded): Promise<number> {
  const headers = await response.allHeaders();
  const compressed = headers['content-encoding'] === 'br' || response.request().resourceType() === 'font';
  return compressed ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
}
