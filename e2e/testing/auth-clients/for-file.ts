import { rm } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/embedded-postgres/free-port.ts';
import { startTestIdentity, type TestIdentity } from '../../../src/identity/testing/start-test-identity.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { registerClientPages, serveClientPages } from './client-pages.ts';

interface Clients {
  readonly identity: TestIdentity;
  /** Of the client's pages. */
  readonly origin: string;
  /** Opens a page of the client in a browser that knows nobody yet. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** The identity provider, and pages of a client on another origin; both end with the test file. */
export async function clientsForFile(): Promise<Clients> {
  const port = await freePort();
  const file = await registerClientPages(`http://localhost:${port}`);
  const identity = await startTestIdentity({ env: { IDENTITY_CLIENTS: file } });
  const pages = await serveClientPages(port, identity.issuer);
  // A page that a test puts at the provider's origin counts as a public one, which may not call the loopback.
  const browser = await launchBrowser(['--disable-features=LocalNetworkAccessChecks']);
  afterAll(async () => {
    await browser.close();
    await pages.stop();
    await identity.stop();
    await rm(file);
  });
  return {
    identity,
    origin: pages.origin,
    open: async (path, options) => {
      const { page, close } = await openPage(browser, options);
      onTestFinished(close);
      await page.goto(pages.origin + path);
      return page;
    },
  };
}

/** Does what leads away from the page, signs in at the hosted form, and waits to be back. */
export async function throughTheForm(
  page: Page,
  leave: () => Promise<unknown>,
  email = 'client@example.com',
): Promise<URL> {
  const { origin, pathname } = new URL(page.url());
  await leave();
  await page.waitForURL(/\/sign-in\//);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('Chancery-demo-1');
  await page.locator('input[name=password]').press('Enter');
  return back(page, origin + pathname);
}

/** Waits until a client's page has the answer in its address. */
export async function back(page: Page, address: string): Promise<URL> {
  await page.waitForURL((url) => url.href.startsWith(`${address}?`) || url.href.startsWith(`${address}#`));
  return new URL(page.url());
}
